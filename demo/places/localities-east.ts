/** Name as in `server/places`, flat rate, plot rate, office rent, uses, landmarks. */

export const KOLKATA = `
Salt Lake | 12200 | 15500 | 62 | hvos | Karunamoyee; City Centre metro station; Central Park; Sector V
New Town | 9800 | 7200 | 58 | hvosc | Eco Park; Biswa Bangla Gate; Action Area 1; Narkelbagan
Ballygunge | 17500 | - | 80 | hos | Ballygunge railway station; Gariahat; Ballygunge Phari; Deshapriya Park
Alipore | 21000 | 26000 | - | hv | Alipore Zoo; National Library; Majerhat metro station; Horticultural Garden
Park Street | 19500 | - | 95 | hos | Park Street metro station; Camac Street; Maidan; Park Circus
Tollygunge | 11200 | - | - | hvs | Mahanayak Uttam Kumar metro station; Charu Market; Ranikuthi; Golf Green
Jadavpur | 10800 | 12000 | - | hvs | Jadavpur University; Jadavpur railway station; 8B Bus Stand; Santoshpur Lake
Garia | 7600 | 5200 | - | hvp | Kavi Subhash metro station; Garia Bazar; EM Bypass; Boral
Behala | 7400 | 5600 | - | hvs | Behala Chowrasta metro station; Diamond Harbour Road; Taratala; Thakurpukur
Dum Dum | 7900 | - | 42 | hso | Dum Dum metro station; Nagerbazar; Kolkata Airport; Jessore Road
Rajarhat | 7200 | 4200 | - | hvpc | Chinar Park; VIP Road; Kolkata Airport; Kaikhali
Dankuni | 4300 | 2400 | - | wic | Dankuni railway station; Durgapur Expressway; National Highway 16; Chanditala Road
Baruipur | 4600 | 1700 | - | hpf | Baruipur railway station; Kulpi Road; Baruipur Bypass; Padmapukur
`;
