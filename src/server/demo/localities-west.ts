/** Name, Hindi, pincode, latitude, longitude, flat rate, plot rate, office rent, uses, landmarks. */

export const PUNE = `
Baner | बानेर | 411045 | 18.5590 | 73.7868 | 14200 | 11500 | 85 | hvosc | Balewadi High Street; Baner Hill; Baner-Pashan Link Road; Mumbai-Bengaluru Highway
Wakad | वाकड | 411057 | 18.5987 | 73.7690 | 11200 | 7800 | 62 | hvospc | Wakad Bridge; Dange Chowk; Bhumkar Chowk; Mumbai-Bengaluru Highway
Hinjawadi | हिंजवडी | 411057 | 18.5913 | 73.7389 | 10300 | 6200 | 58 | hvospc | Rajiv Gandhi Infotech Park; Shivaji Chowk; Maan Road; Wakad Bridge
Kothrud | कोथरूड | 411038 | 18.5074 | 73.8077 | 16500 | 15000 | 80 | hvos | Vanaz metro station; Karve Putala; Paud Road; Chandani Chowk
Viman Nagar | विमान नगर | 411014 | 18.5679 | 73.9143 | 15200 | 14000 | 92 | hos | Pune Airport; Ramwadi metro station; Nagar Road; Joggers Park
Kharadi | खराडी | 411014 | 18.5515 | 73.9436 | 13200 | 9500 | 88 | hvosc | Kharadi Bypass; Mundhwa Bridge; Nagar Road; Mula-Mutha river
Hadapsar | हडपसर | 411028 | 18.5089 | 73.9260 | 10800 | 8200 | 70 | hvosw | Gadital; Solapur Road; Hadapsar railway station; Fursungi Road
Aundh | औंध | 411007 | 18.5580 | 73.8075 | 15800 | 15500 | 84 | hvos | Parihar Chowk; Bremen Chowk; University Road; Mula river
Wagholi | वाघोली | 412207 | 18.5808 | 73.9760 | 7900 | 4300 | - | hvps | Nagar Road; Kesnand Phata; Lohegaon Road; Baif Road
Undri | उंड्री | 411060 | 18.4575 | 73.9140 | 8600 | 5200 | - | hvp | NIBM Road; Katraj-Kondhwa Road; Pisoli Road; Hadapsar Road
Talegaon Dabhade | तळेगाव दाभाडे | 410506 | 18.7350 | 73.6756 | 6600 | 3200 | - | hvpfwi | Talegaon railway station; Somatane Phata; Old Mumbai-Pune Highway; Talegaon-Chakan Road
Chakan | चाकण | 410501 | 18.7606 | 73.8636 | 5400 | 2600 | - | wipc | Chakan MIDC; Pune-Nashik Highway; Talegaon-Chakan Road; Ambethan Chowk
Paud | पौड | 412108 | 18.5260 | 73.6140 | 4800 | 1700 | - | vfp | Mulshi Dam; Paud Road; Pirangut; Lavale Road
`;

export const MUMBAI = `
Andheri West | अंधेरी पश्चिम | 400053 | 19.1364 | 72.8296 | 29500 | - | 165 | hos | Andheri railway station; D N Nagar metro station; Versova Beach; Lokhandwala Circle
Andheri East | अंधेरी पूर्व | 400069 | 19.1155 | 72.8710 | 26500 | - | 140 | hosw | Chakala metro station; Western Express Highway; SEEPZ; Marol Naka
Bandra West | बांद्रा पश्चिम | 400050 | 19.0596 | 72.8295 | 61000 | - | 280 | hvos | Bandra railway station; Carter Road; Linking Road; Bandstand
Bandra Kurla Complex | बांद्रा कुर्ला कॉम्प्लेक्स | 400051 | 19.0653 | 72.8670 | 54000 | - | 320 | ho | BKC metro station; Kurla railway station; Mithi river; Kalanagar
Powai | पवई | 400076 | 19.1176 | 72.9060 | 31000 | - | 150 | hos | Powai Lake; IIT Bombay; Jogeshwari-Vikhroli Link Road; Chandivali
Goregaon East | गोरेगांव पूर्व | 400063 | 19.1640 | 72.8640 | 25500 | - | 140 | hosw | Goregaon railway station; Film City Road; Aarey Colony; Western Express Highway
Malad West | मालाड पश्चिम | 400064 | 19.1870 | 72.8420 | 24500 | - | 120 | hos | Malad railway station; Marve Road; Link Road; Valnai metro station
Borivali West | बोरीवली पश्चिम | 400092 | 19.2300 | 72.8480 | 25800 | - | 100 | hvs | Borivali railway station; Sanjay Gandhi National Park; Gorai Creek; Shimpoli
Chembur | चेंबूर | 400071 | 19.0510 | 72.9000 | 27500 | - | 115 | hvs | Chembur railway station; Diamond Garden; Eastern Freeway; Ghatkopar-Mankhurd Link Road
Lower Parel | लोअर परेल | 400013 | 18.9960 | 72.8290 | 46500 | - | 240 | hos | Lower Parel railway station; Senapati Bapat Marg; Mahalaxmi Racecourse; Elphinstone Bridge
Mulund West | मुलुंड पश्चिम | 400080 | 19.1718 | 72.9470 | 23800 | - | 95 | hs | Mulund railway station; LBS Marg; Nahur; Yogi Hills
Bhandup West | भांडुप पश्चिम | 400078 | 19.1519 | 72.9350 | 20800 | - | 90 | hw | Bhandup railway station; LBS Marg; Powai Vihar Lake; Nahur
Saki Naka | साकी नाका | 400072 | 19.1030 | 72.8860 | 22500 | - | 110 | ow | Saki Naka metro station; Andheri-Kurla Road; Chandivali; Khairani Road
Madh Island | मढ द्वीप | 400061 | 19.1330 | 72.7960 | 21000 | 14500 | - | vp | Madh Fort; Erangal Beach; Versova ferry; Marve jetty
`;

export const AHMEDABAD = `
Satellite | सैटेलाइट | 380015 | 23.0300 | 72.5176 | 9200 | 11500 | 52 | hvos | Shivranjani Cross Roads; Jodhpur Gam; SG Highway; Nehrunagar
Bodakdev | बोदकदेव | 380054 | 23.0405 | 72.5110 | 10800 | 14500 | 62 | hvos | SG Highway; Judges Bungalow Road; Sindhu Bhavan Road; Vastrapur Lake
Prahlad Nagar | प्रह्लाद नगर | 380015 | 23.0120 | 72.5110 | 9800 | - | 58 | hos | Prahlad Nagar Garden; SG Highway; Corporate Road; Vejalpur
Thaltej | थलतेज | 380059 | 23.0500 | 72.5030 | 9200 | 11000 | 55 | hvo | Thaltej metro station; SG Highway; Drive-In Road; Gurudwara
Navrangpura | नवरंगपुरा | 380009 | 23.0370 | 72.5590 | 10200 | 14000 | 55 | hos | Gujarat University; CG Road; Stadium metro station; Law Garden
Bopal | बोपल | 380058 | 23.0330 | 72.4650 | 6900 | 5600 | - | hvps | Sardar Patel Ring Road; Ghuma; Bopal Cross Roads; Ambli Road
Shela | शेला | 380058 | 23.0010 | 72.4590 | 6800 | 4900 | - | hvp | Sardar Patel Ring Road; South Bopal; Sanathal Circle; Sanand Road
Maninagar | मणिनगर | 380008 | 22.9970 | 72.6030 | 6900 | - | - | hvs | Kankaria Lake; Maninagar railway station; Jawahar Chowk; Rambaug
Gota | गोता | 382481 | 23.1010 | 72.5400 | 6300 | 4300 | 40 | hsp | SG Highway; Vaishnodevi Circle; Chandlodia; Gota Flyover
Chandkheda | चांदखेड़ा | 382424 | 23.1110 | 72.5880 | 6200 | 4200 | - | hvsp | Motera; Tapovan Circle; IOC Road; Sabarmati river
Naroda | नरोडा | 382330 | 23.0700 | 72.6560 | 5200 | 3400 | - | hwi | Naroda GIDC; Naroda Patiya; Sardar Patel Ring Road; Dehgam Road
Sanand | सानंद | 382110 | 22.9922 | 72.3815 | 3900 | 1600 | - | wipfc | Sanand GIDC; Viramgam Highway; Sanand railway station; Nal Sarovar Road
Changodar | चांगोदर | 382213 | 22.9290 | 72.4440 | 3600 | 1500 | - | wi | Sarkhej-Bavla Highway; Moraiya; Changodar GIDC; Sanathal Circle
`;
