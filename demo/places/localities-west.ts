/** Name as in `server/places`, flat rate, plot rate, office rent, uses, landmarks. */

export const PUNE = `
Baner | 14200 | 11500 | 85 | hvosc | Balewadi High Street; Baner Hill; Baner-Pashan Link Road; Mumbai-Bengaluru Highway
Wakad | 11200 | 7800 | 62 | hvospc | Wakad Bridge; Dange Chowk; Bhumkar Chowk; Mumbai-Bengaluru Highway
Hinjawadi | 10300 | 6200 | 58 | hvospc | Rajiv Gandhi Infotech Park; Shivaji Chowk; Maan Road; Wakad Bridge
Kothrud | 16500 | 15000 | 80 | hvos | Vanaz metro station; Karve Putala; Paud Road; Chandani Chowk
Viman Nagar | 15200 | 14000 | 92 | hos | Pune Airport; Ramwadi metro station; Nagar Road; Joggers Park
Kharadi | 13200 | 9500 | 88 | hvosc | Kharadi Bypass; Mundhwa Bridge; Nagar Road; Mula-Mutha river
Hadapsar | 10800 | 8200 | 70 | hvosw | Gadital; Solapur Road; Hadapsar railway station; Fursungi Road
Aundh | 15800 | 15500 | 84 | hvos | Parihar Chowk; Bremen Chowk; University Road; Mula river
Wagholi | 7900 | 4300 | - | hvps | Nagar Road; Kesnand Phata; Lohegaon Road; Baif Road
Undri | 8600 | 5200 | - | hvp | NIBM Road; Katraj-Kondhwa Road; Pisoli Road; Hadapsar Road
Talegaon Dabhade | 6600 | 3200 | - | hvpfwi | Talegaon railway station; Somatane Phata; Old Mumbai-Pune Highway; Talegaon-Chakan Road
Chakan | 5400 | 2600 | - | wipc | Chakan MIDC; Pune-Nashik Highway; Talegaon-Chakan Road; Ambethan Chowk
Paud | 4800 | 1700 | - | vfp | Mulshi Dam; Paud Road; Pirangut; Lavale Road
`;

export const MUMBAI = `
Andheri West | 29500 | - | 165 | hos | Andheri railway station; D N Nagar metro station; Versova Beach; Lokhandwala Circle
Andheri East | 26500 | - | 140 | hosw | Chakala metro station; Western Express Highway; SEEPZ; Marol Naka
Bandra West | 61000 | - | 280 | hvos | Bandra railway station; Carter Road; Linking Road; Bandstand
Bandra Kurla Complex | 54000 | - | 320 | ho | BKC metro station; Kurla railway station; Mithi river; Kalanagar
Powai | 31000 | - | 150 | hos | Powai Lake; IIT Bombay; Jogeshwari-Vikhroli Link Road; Chandivali
Goregaon East | 25500 | - | 140 | hosw | Goregaon railway station; Film City Road; Aarey Colony; Western Express Highway
Malad West | 24500 | - | 120 | hos | Malad railway station; Marve Road; Link Road; Valnai metro station
Borivali West | 25800 | - | 100 | hvs | Borivali railway station; Sanjay Gandhi National Park; Gorai Creek; Shimpoli
Chembur | 27500 | - | 115 | hvs | Chembur railway station; Diamond Garden; Eastern Freeway; Ghatkopar-Mankhurd Link Road
Lower Parel | 46500 | - | 240 | hos | Lower Parel railway station; Senapati Bapat Marg; Mahalaxmi Racecourse; Elphinstone Bridge
Mulund West | 23800 | - | 95 | hs | Mulund railway station; LBS Marg; Nahur; Yogi Hills
Bhandup West | 20800 | - | 90 | hw | Bhandup railway station; LBS Marg; Powai Vihar Lake; Nahur
Saki Naka | 22500 | - | 110 | ow | Saki Naka metro station; Andheri-Kurla Road; Chandivali; Khairani Road
Madh Island | 21000 | 14500 | - | vp | Madh Fort; Erangal Beach; Versova ferry; Marve jetty
`;

export const AHMEDABAD = `
Satellite | 9200 | 11500 | 52 | hvos | Shivranjani Cross Roads; Jodhpur Gam; SG Highway; Nehrunagar
Bodakdev | 10800 | 14500 | 62 | hvos | SG Highway; Judges Bungalow Road; Sindhu Bhavan Road; Vastrapur Lake
Prahlad Nagar | 9800 | - | 58 | hos | Prahlad Nagar Garden; SG Highway; Corporate Road; Vejalpur
Thaltej | 9200 | 11000 | 55 | hvo | Thaltej metro station; SG Highway; Drive-In Road; Gurudwara
Navrangpura | 10200 | 14000 | 55 | hos | Gujarat University; CG Road; Stadium metro station; Law Garden
Bopal | 6900 | 5600 | - | hvps | Sardar Patel Ring Road; Ghuma; Bopal Cross Roads; Ambli Road
Shela | 6800 | 4900 | - | hvp | Sardar Patel Ring Road; South Bopal; Sanathal Circle; Sanand Road
Maninagar | 6900 | - | - | hvs | Kankaria Lake; Maninagar railway station; Jawahar Chowk; Rambaug
Gota | 6300 | 4300 | 40 | hsp | SG Highway; Vaishnodevi Circle; Chandlodia; Gota Flyover
Chandkheda | 6200 | 4200 | - | hvsp | Motera; Tapovan Circle; IOC Road; Sabarmati river
Naroda | 5200 | 3400 | - | hwi | Naroda GIDC; Naroda Patiya; Sardar Patel Ring Road; Dehgam Road
Sanand | 3900 | 1600 | - | wipfc | Sanand GIDC; Viramgam Highway; Sanand railway station; Nal Sarovar Road
Changodar | 3600 | 1500 | - | wi | Sarkhej-Bavla Highway; Moraiya; Changodar GIDC; Sanathal Circle
`;
