/** Name, Hindi, pincode, latitude, longitude, flat rate, plot rate, office rent, uses, landmarks. */

export const KOLKATA = `
Salt Lake | साल्ट लेक | - | 22.5800 | 88.4180 | 12200 | 15500 | 62 | hvos | Karunamoyee; City Centre metro station; Central Park; Sector V
New Town | न्यू टाउन | 700156 | 22.5800 | 88.4720 | 9800 | 7200 | 58 | hvosc | Eco Park; Biswa Bangla Gate; Action Area 1; Narkelbagan
Ballygunge | बालीगंज | 700019 | 22.5290 | 88.3640 | 17500 | - | 80 | hos | Ballygunge railway station; Gariahat; Ballygunge Phari; Deshapriya Park
Alipore | अलीपुर | 700027 | 22.5310 | 88.3310 | 21000 | 26000 | - | hv | Alipore Zoo; National Library; Majerhat metro station; Horticultural Garden
Park Street | पार्क स्ट्रीट | 700016 | 22.5523 | 88.3560 | 19500 | - | 95 | hos | Park Street metro station; Camac Street; Maidan; Park Circus
Tollygunge | टॉलीगंज | 700033 | 22.4985 | 88.3480 | 11200 | - | - | hvs | Mahanayak Uttam Kumar metro station; Charu Market; Ranikuthi; Golf Green
Jadavpur | जादवपुर | 700032 | 22.4988 | 88.3690 | 10800 | 12000 | - | hvs | Jadavpur University; Jadavpur railway station; 8B Bus Stand; Santoshpur Lake
Garia | गड़िया | 700084 | 22.4660 | 88.3880 | 7600 | 5200 | - | hvp | Kavi Subhash metro station; Garia Bazar; EM Bypass; Boral
Behala | बेहाला | 700034 | 22.4950 | 88.3100 | 7400 | 5600 | - | hvs | Behala Chowrasta metro station; Diamond Harbour Road; Taratala; Thakurpukur
Dum Dum | दमदम | 700028 | 22.6230 | 88.4000 | 7900 | - | 42 | hso | Dum Dum metro station; Nagerbazar; Kolkata Airport; Jessore Road
Rajarhat | राजारहाट | 700135 | 22.6210 | 88.4500 | 7200 | 4200 | - | hvpc | Chinar Park; VIP Road; Kolkata Airport; Kaikhali
Dankuni | दानकुनी | 712311 | 22.6780 | 88.2900 | 4300 | 2400 | - | wic | Dankuni railway station; Durgapur Expressway; National Highway 16; Chanditala Road
Baruipur | बारुईपुर | 700144 | 22.3650 | 88.4320 | 4600 | 1700 | - | hpf | Baruipur railway station; Kulpi Road; Baruipur Bypass; Padmapukur
`;
