/** Name, Hindi, pincode, latitude, longitude, flat rate, plot rate, office rent, uses, landmarks. */

export const DELHI = `
Dwarka | द्वारका | 110075 | 28.5860 | 77.0490 | 18500 | 26000 | 75 | hos | Dwarka Sector 10 metro station; Dwarka Sector 21 metro station; Airport; Sector 9 market
Rohini | रोहिणी | 110085 | 28.7180 | 77.1110 | 17500 | 24000 | 68 | hvos | Rithala metro station; Swarn Jayanti Park; Outer Ring Road; Rohini West metro station
Janakpuri | जनकपुरी | 110058 | 28.6219 | 77.0900 | 19500 | 32000 | 85 | hvos | Janakpuri West metro station; District Centre; Dilli Haat; Najafgarh Road
Vasant Kunj | वसंत कुंज | 110070 | 28.5270 | 77.1530 | 24500 | 38000 | 110 | hvo | Aruna Asaf Ali Marg; Sanjay Van; Nelson Mandela Marg; Mahipalpur
Saket | साकेत | 110017 | 28.5240 | 77.2070 | 29000 | 48000 | 150 | hvos | Saket metro station; Malviya Nagar metro station; Garden of Five Senses; Press Enclave Road
Hauz Khas | हौज़ ख़ास | 110016 | 28.5500 | 77.2040 | 36500 | 62000 | 160 | hvos | Hauz Khas metro station; Deer Park; Aurobindo Market; Green Park
Greater Kailash | ग्रेटर कैलाश | 110048 | 28.5482 | 77.2380 | 38000 | 64000 | 150 | hvs | M Block Market; N Block Market; Kailash Colony metro station; Outer Ring Road
Lajpat Nagar | लाजपत नगर | 110024 | 28.5670 | 77.2440 | 30500 | 45000 | 125 | hos | Lajpat Nagar metro station; Central Market; Moolchand; Ring Road
Karol Bagh | करोल बाग़ | 110005 | 28.6510 | 77.1906 | 23500 | 36000 | 110 | hos | Karol Bagh metro station; Ajmal Khan Road; Gaffar Market; Pusa Road
Connaught Place | कनॉट प्लेस | 110001 | 28.6312 | 77.2180 | - | - | 230 | os | Rajiv Chowk metro station; Central Park; Barakhamba Road; Janpath
Okhla | ओखला | 110020 | 28.5320 | 77.2720 | - | - | 95 | ow | Okhla NSIC metro station; Harkesh Nagar; Govindpuri metro station; Mathura Road
Mayur Vihar Phase 1 | मयूर विहार फ़ेज़ 1 | 110091 | 28.6070 | 77.2940 | 21000 | - | - | hs | Mayur Vihar 1 metro station; Akshardham; Noida Link Road; Yamuna Khadar
Mundka | मुंडका | 110041 | 28.6830 | 77.0300 | 8200 | 6500 | - | wi | Mundka metro station; Rohtak Road; Mundka Industrial Area; Urban Extension Road 2
Chhatarpur | छतरपुर | 110074 | 28.5010 | 77.1740 | 13500 | 14000 | - | vpf | Chhatarpur metro station; Chhatarpur Temple; Mandi Road; Mehrauli-Gurgaon Road
Najafgarh | नजफ़गढ़ | 110043 | 28.6092 | 76.9850 | 7800 | 5200 | - | hvpfc | Najafgarh metro station; Dhansa Bus Stand; Chhawla; Urban Extension Road 2
`;

export const GURUGRAM = `
Golf Course Road | गोल्फ़ कोर्स रोड | 122002 | 28.4500 | 77.0980 | 32500 | - | 150 | hos | Sector 53-54 metro station; Sector 42-43 metro station; Wazirabad; Aravalli Biodiversity Park
Sector 56 | सेक्टर 56 | 122011 | 28.4220 | 77.1000 | 17800 | 26000 | - | hvs | Sector 55-56 metro station; Sector 56 market; Golf Course Extension Road; Gurgaon-Faridabad Road
Sushant Lok | सुशांत लोक | - | 28.4640 | 77.0780 | 19500 | 32000 | 85 | hvs | Vyapar Kendra; Millennium City Centre metro station; Sector 43; Leisure Valley Park
Sohna Road | सोहना रोड | 122018 | 28.4140 | 77.0420 | 17200 | - | 80 | hos | Subhash Chowk; Rajiv Chowk; Badshahpur; Southern Peripheral Road
Sector 65 | सेक्टर 65 | - | 28.4030 | 77.0660 | 21500 | - | 98 | hoc | Golf Course Extension Road; Ghata; Ullawas; Southern Peripheral Road
Sector 82 | सेक्टर 82 | - | 28.3900 | 76.9620 | 13200 | 11500 | - | hvp | National Highway 48; Kherki Daula; Dwarka Expressway; Sector 83 market
MG Road | एमजी रोड | 122002 | 28.4796 | 77.0800 | 19800 | - | 120 | hos | MG Road metro station; Sikanderpur metro station; IFFCO Chowk; Sector 28
Udyog Vihar | उद्योग विहार | 122016 | 28.5030 | 77.0860 | - | - | 95 | ow | Shankar Chowk; National Highway 48; Old Delhi-Gurgaon Road; Dundahera
Palam Vihar | पालम विहार | 122017 | 28.5095 | 77.0360 | 14500 | 18500 | - | hvsp | Bijwasan railway station; Dwarka Expressway; Chauma; Rezangla Chowk
Dwarka Expressway | द्वारका एक्सप्रेसवे | - | 28.4950 | 77.0080 | 15800 | 12500 | 60 | hosc | Sector 102; Daultabad; Basai; Bajghera
Manesar | मानेसर | 122051 | 28.3570 | 76.9380 | 8200 | 5400 | 45 | wipco | IMT Manesar; National Highway 48; Kasan; Western Peripheral Expressway
Sohna | सोहना | 122103 | 28.2474 | 77.0654 | 7200 | 4600 | - | hvpf | Delhi-Mumbai Expressway; Sohna Lake; Damdama Lake; Sohna bus stand
Farrukhnagar | फ़र्रुख़नगर | 122506 | 28.4475 | 76.8239 | 4100 | 2400 | - | pfi | Farrukhnagar railway station; Western Peripheral Expressway; Sultanpur National Park; Jhajjar Road
`;

export const JAIPUR = `
Malviya Nagar | मालवीय नगर | 302017 | 26.8545 | 75.8150 | 9200 | 11500 | 45 | hvos | Jawahar Lal Nehru Marg; Apex Circle; Calgiri Road; Jaipur Airport
Vaishali Nagar | वैशाली नगर | 302021 | 26.9105 | 75.7410 | 8600 | 10500 | 42 | hvos | Amrapali Circle; Queens Road; Gandhi Path; Khatipura Road
C Scheme | सी स्कीम | 302001 | 26.9110 | 75.8010 | 13500 | 19000 | 60 | hvos | Statue Circle; Ashok Marg; Bhagwan Das Road; Central Park
Mansarovar | मानसरोवर | 302020 | 26.8600 | 75.7620 | 7400 | 8200 | 38 | hvs | Mansarovar metro station; Shipra Path; New Sanganer Road; Madhyam Marg
Tonk Road | टोंक रोड | - | 26.8580 | 75.7945 | 7600 | - | 42 | hos | Durgapura railway station; Gopalpura Bypass; Sanganer; Jaipur Airport
Raja Park | राजा पार्क | 302004 | 26.9000 | 75.8275 | 9400 | 12000 | - | hvs | Panchwati Circle; Govind Marg; Tilak Nagar; Adarsh Nagar
Bani Park | बनी पार्क | 302016 | 26.9290 | 75.7930 | 9900 | 13500 | - | hv | Collectorate Circle; Jaipur Junction; Sindhi Camp metro station; Kanti Chandra Road
Vidhyadhar Nagar | विद्याधर नगर | 302039 | 26.9600 | 75.7760 | 7900 | 9200 | - | hvs | Central Spine; Sikar Road; Alka Cinema; Ambabari
Jagatpura | जगतपुरा | - | 26.8250 | 75.8450 | 5900 | 4300 | - | hvsp | Jagatpura railway station; Mahal Road; Goner Road; Ramnagariya
Ajmer Road | अजमेर रोड | - | 26.8850 | 75.7050 | 5400 | 3000 | - | hvpc | 200 Feet Bypass; Kamla Nehru Nagar; Bhankrota; Heerapura
Sitapura | सीतापुरा | 302022 | 26.7800 | 75.8420 | 4300 | 2500 | 32 | hwio | Sitapura Industrial Area; Tonk Road; India Gate; Pratap Nagar
Bagru | बगरू | 303007 | 26.8107 | 75.5470 | 3200 | 1100 | - | pfi | Ajmer Highway; Bagru RIICO; Chippa Mohalla; Ajmer Road toll
Kukas | कूकस | - | 27.0270 | 75.8900 | 4200 | 1500 | - | vpf | Delhi Highway; Amber; Kukas RIICO; Achrol
`;
