/** Name, Hindi, pincode, latitude and longitude, other spellings; from general knowledge. */

export const KOLKATA = `
Salt Lake | साल्ट लेक | - | 22.5800 88.4180 | Saltlake; Salt Lake City; Bidhannagar; Bidhan Nagar; Salt Lake Sector V; Sector V
New Town | न्यू टाउन | 700156 | 22.5800 88.4720 | Newtown; Rajarhat New Town; New Town Rajarhat; Action Area
Ballygunge | बालीगंज | 700019 | 22.5290 88.3640 | Ballygunj; Baligunge; Ballygaunge
Alipore | अलीपुर | 700027 | 22.5310 88.3310 | Alipur
Park Street | पार्क स्ट्रीट | 700016 | 22.5523 88.3560 | Park St
Tollygunge | टॉलीगंज | 700033 | 22.4985 88.3480 | Tollygunj; Tolly
Jadavpur | जादवपुर | 700032 | 22.4988 88.3690
Garia | गड़िया | 700084 | 22.4660 88.3880 | Goria
Behala | बेहाला | 700034 | 22.4950 88.3100 | Behala Kolkata
Dum Dum | दमदम | 700028 | 22.6230 88.4000 | Dumdum
Rajarhat | राजारहाट | 700135 | 22.6210 88.4500 | Rajarhut
Dankuni | दानकुनी | 712311 | 22.6780 88.2900
Baruipur | बारुईपुर | 700144 | 22.3650 88.4320
Gariahat | गरियाहाट | 700019 | -
Kasba | कसबा | 700042 | -
EM Bypass | ईएम बाईपास | - | - | E M Bypass; Eastern Metropolitan Bypass
Dhakuria | ढाकुरिया | 700031 | -
Lake Town | लेक टाउन | 700089 | - | Laketown
Ultadanga | उल्टाडांगा | 700067 | -
Kankurgachi | कांकुड़गाछी | 700054 | -
Beliaghata | बेलियाघाटा | 700010 | -
Bhowanipore | भवानीपुर | 700025 | - | Bhawanipur
Kalighat | कालीघाट | 700026 | -
Santoshpur | संतोषपुर | 700075 | -
Mukundapur | मुकुंदपुर | 700099 | -
Narendrapur | नरेंद्रपुर | 700103 | -
Sonarpur | सोनारपुर | 700150 | -
Joka | जोका | 700104 | -
Barasat | बारासात | 700124 | -
Madhyamgram | मध्यमग्राम | 700129 | -
Howrah | हावड़ा | - | - | Haora
Baguiati | बागुईआटी | 700059 | -
Tangra | टेंगरा | 700046 | -
Topsia | तोपसिया | 700039 | -
Shyambazar | श्यामबाज़ार | 700004 | -
Barrackpore | बैरकपुर | 700120 | -
VIP Road | वीआईपी रोड | - | -
`;

export const BHUBANESWAR = `
Patia | पटिया | 751024 | -
Chandrasekharpur | चंद्रशेखरपुर | 751016 | -
Khandagiri | खंडगिरि | 751030 | -
Saheed Nagar | शहीद नगर | 751007 | -
Nayapalli | नयापल्ली | 751012 | -
Jaydev Vihar | जयदेव विहार | 751013 | - | Jayadev Vihar
Patrapada | पात्रपड़ा | 751019 | -
`;
