/** Name as in `server/places`, flat rate, plot rate, office rent, uses, landmarks. */

export const DELHI = `
Dwarka | 18500 | 26000 | 75 | hos | Dwarka Sector 10 metro station; Dwarka Sector 21 metro station; Airport; Sector 9 market
Rohini | 17500 | 24000 | 68 | hvos | Rithala metro station; Swarn Jayanti Park; Outer Ring Road; Rohini West metro station
Janakpuri | 19500 | 32000 | 85 | hvos | Janakpuri West metro station; District Centre; Dilli Haat; Najafgarh Road
Vasant Kunj | 24500 | 38000 | 110 | hvo | Aruna Asaf Ali Marg; Sanjay Van; Nelson Mandela Marg; Mahipalpur
Saket | 29000 | 48000 | 150 | hvos | Saket metro station; Malviya Nagar metro station; Garden of Five Senses; Press Enclave Road
Hauz Khas | 36500 | 62000 | 160 | hvos | Hauz Khas metro station; Deer Park; Aurobindo Market; Green Park
Greater Kailash | 38000 | 64000 | 150 | hvs | M Block Market; N Block Market; Kailash Colony metro station; Outer Ring Road
Lajpat Nagar | 30500 | 45000 | 125 | hos | Lajpat Nagar metro station; Central Market; Moolchand; Ring Road
Karol Bagh | 23500 | 36000 | 110 | hos | Karol Bagh metro station; Ajmal Khan Road; Gaffar Market; Pusa Road
Connaught Place | - | - | 230 | os | Rajiv Chowk metro station; Central Park; Barakhamba Road; Janpath
Okhla | - | - | 95 | ow | Okhla NSIC metro station; Harkesh Nagar; Govindpuri metro station; Mathura Road
Mayur Vihar Phase 1 | 21000 | - | - | hs | Mayur Vihar 1 metro station; Akshardham; Noida Link Road; Yamuna Khadar
Mundka | 8200 | 6500 | - | wi | Mundka metro station; Rohtak Road; Mundka Industrial Area; Urban Extension Road 2
Chhatarpur | 13500 | 14000 | - | vpf | Chhatarpur metro station; Chhatarpur Temple; Mandi Road; Mehrauli-Gurgaon Road
Najafgarh | 7800 | 5200 | - | hvpfc | Najafgarh metro station; Dhansa Bus Stand; Chhawla; Urban Extension Road 2
`;

export const GURUGRAM = `
Golf Course Road | 32500 | - | 150 | hos | Sector 53-54 metro station; Sector 42-43 metro station; Wazirabad; Aravalli Biodiversity Park
Sector 56 | 17800 | 26000 | - | hvs | Sector 55-56 metro station; Sector 56 market; Golf Course Extension Road; Gurgaon-Faridabad Road
Sushant Lok | 19500 | 32000 | 85 | hvs | Vyapar Kendra; Millennium City Centre metro station; Sector 43; Leisure Valley Park
Sohna Road | 17200 | - | 80 | hos | Subhash Chowk; Rajiv Chowk; Badshahpur; Southern Peripheral Road
Sector 65 | 21500 | - | 98 | hoc | Golf Course Extension Road; Ghata; Ullawas; Southern Peripheral Road
Sector 82 | 13200 | 11500 | - | hvp | National Highway 48; Kherki Daula; Dwarka Expressway; Sector 83 market
MG Road | 19800 | - | 120 | hos | MG Road metro station; Sikanderpur metro station; IFFCO Chowk; Sector 28
Udyog Vihar | - | - | 95 | ow | Shankar Chowk; National Highway 48; Old Delhi-Gurgaon Road; Dundahera
Palam Vihar | 14500 | 18500 | - | hvsp | Bijwasan railway station; Dwarka Expressway; Chauma; Rezangla Chowk
Dwarka Expressway | 15800 | 12500 | 60 | hosc | Sector 102; Daultabad; Basai; Bajghera
Manesar | 8200 | 5400 | 45 | wipco | IMT Manesar; National Highway 48; Kasan; Western Peripheral Expressway
Sohna | 7200 | 4600 | - | hvpf | Delhi-Mumbai Expressway; Sohna Lake; Damdama Lake; Sohna bus stand
Farrukhnagar | 4100 | 2400 | - | pfi | Farrukhnagar railway station; Western Peripheral Expressway; Sultanpur National Park; Jhajjar Road
`;

export const JAIPUR = `
Malviya Nagar | 9200 | 11500 | 45 | hvos | Jawahar Lal Nehru Marg; Apex Circle; Calgiri Road; Jaipur Airport
Vaishali Nagar | 8600 | 10500 | 42 | hvos | Amrapali Circle; Queens Road; Gandhi Path; Khatipura Road
C Scheme | 13500 | 19000 | 60 | hvos | Statue Circle; Ashok Marg; Bhagwan Das Road; Central Park
Mansarovar | 7400 | 8200 | 38 | hvs | Mansarovar metro station; Shipra Path; New Sanganer Road; Madhyam Marg
Tonk Road | 7600 | - | 42 | hos | Durgapura railway station; Gopalpura Bypass; Sanganer; Jaipur Airport
Raja Park | 9400 | 12000 | - | hvs | Panchwati Circle; Govind Marg; Tilak Nagar; Adarsh Nagar
Bani Park | 9900 | 13500 | - | hv | Collectorate Circle; Jaipur Junction; Sindhi Camp metro station; Kanti Chandra Road
Vidhyadhar Nagar | 7900 | 9200 | - | hvs | Central Spine; Sikar Road; Alka Cinema; Ambabari
Jagatpura | 5900 | 4300 | - | hvsp | Jagatpura railway station; Mahal Road; Goner Road; Ramnagariya
Ajmer Road | 5400 | 3000 | - | hvpc | 200 Feet Bypass; Kamla Nehru Nagar; Bhankrota; Heerapura
Sitapura | 4300 | 2500 | 32 | hwio | Sitapura Industrial Area; Tonk Road; India Gate; Pratap Nagar
Bagru | 3200 | 1100 | - | pfi | Ajmer Highway; Bagru RIICO; Chippa Mohalla; Ajmer Road toll
Kukas | 4200 | 1500 | - | vpf | Delhi Highway; Amber; Kukas RIICO; Achrol
`;
