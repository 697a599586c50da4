/** Name as in `server/places`, flat rate, plot rate, office rent, uses, landmarks. */

export const BANGALORE = `
Whitefield | 13200 | 9500 | 78 | hvospc | Whitefield metro station; Hope Farm Junction; ITPL Main Road; Varthur Kodi
Indiranagar | 22500 | 24000 | 140 | hvos | Indiranagar metro station; 100 Feet Road; CMH Road; Defence Colony
Koramangala | 21000 | 23000 | 125 | hvos | Madiwala; Ejipura Signal; 80 Feet Road; National Games Village
HSR Layout | 17200 | 18500 | 100 | hvos | Agara Lake; 27th Main; Silk Board Junction; Somasundarapalya
Electronic City | 9600 | 6200 | 55 | hospwc | Electronic City metro station; Hosur Road; Neeladri Road; Konappana Agrahara
Sarjapur Road | 14200 | 9800 | 82 | hvop | Kaikondrahalli Lake; Outer Ring Road; Bellandur Gate; Carmelaram railway station
Hebbal | 16500 | 15500 | 90 | hvos | Hebbal Lake; Hebbal Flyover; Outer Ring Road; Airport Road
Yelahanka | 11800 | 8800 | 60 | hvsp | Yelahanka Lake; Yelahanka railway station; Airport Road; New Town circle
Jayanagar | 21500 | 26000 | 105 | hvs | Jayanagar 4th Block; RV Road metro station; South End Circle; Lalbagh
Marathahalli | 12600 | 11000 | 80 | hos | Marathahalli Bridge; Outer Ring Road; Munnekolala; Varthur Road
Bannerghatta Road | 13600 | 10500 | 80 | hvo | IIM Bangalore; Hulimavu Lake; Jayadeva Junction; Arekere Gate
Peenya | 9200 | 8200 | - | ws | Peenya metro station; Tumkur Road; Jalahalli Cross; Peenya Industrial Area
Devanahalli | 8900 | 5600 | - | hvpfci | Kempegowda Airport; Devanahalli Fort; Airport Road; Sadahalli Gate
Nelamangala | 5600 | 3400 | - | wipf | Tumkur Road; Nelamangala toll; Dabaspet Road; Hassan Highway
`;

export const HYDERABAD = `
Gachibowli | 14200 | 16000 | 72 | hvos | Gachibowli Stadium; Outer Ring Road; Biodiversity Junction; Financial District
Kondapur | 12600 | 13500 | 66 | hos | Botanical Garden; Kothaguda Junction; Hafeezpet Road; Serilingampally
Madhapur | 14800 | 20000 | 78 | hos | Durgam Cheruvu; Hitec City metro station; Ayyappa Society; Shilparamam
Kukatpally | 10800 | 12500 | 58 | hvs | Kukatpally metro station; JNTU; Housing Board Colony; National Highway 65
Banjara Hills | 18200 | 27000 | 85 | hvos | Road No 12; KBR Park; Road No 1; Masab Tank
Jubilee Hills | 20500 | 30000 | 88 | hvs | Road No 36; Jubilee Hills Check Post; KBR Park; Durgam Cheruvu
Miyapur | 9200 | 8800 | - | hvs | Miyapur metro station; Allwyn Cross Roads; Bachupally Road; Hafeezpet
Kokapet | 15500 | 14500 | 80 | hvoc | Outer Ring Road; Gandipet Lake; Financial District; Narsingi Junction
Narsingi | 12800 | 10500 | - | hvp | Outer Ring Road; Gandipet Road; Manchirevula; Puppalguda
Tellapur | 10200 | 7400 | - | hvp | Tellapur railway station; Nallagandla Lake; Outer Ring Road; Kollur
Uppal | 8200 | 7600 | 45 | hvsw | Uppal metro station; Uppal Ring Road; Survey of India; Ramanthapur
Shamshabad | 6800 | 3900 | - | hpfcwi | Rajiv Gandhi Airport; Bengaluru Highway; Outer Ring Road; Umdanagar railway station
Medchal | 5600 | 2900 | - | wipf | Medchal railway station; Nagpur Highway; Outer Ring Road; Kandlakoya
Shadnagar | 4200 | 1900 | - | pfi | Shadnagar railway station; Bengaluru Highway; Kothur; Nandigama
`;

export const CHENNAI = `
Adyar | 20500 | 21000 | 85 | hvos | Adyar Depot; Kasturba Nagar; Besant Nagar Beach; Theosophical Society
Anna Nagar | 18800 | 20500 | 80 | hvos | Anna Nagar Tower Park; Thirumangalam metro station; Shanthi Colony; Second Avenue
T Nagar | 21500 | 24000 | 95 | hos | Panagal Park; Mambalam railway station; Pondy Bazaar; G N Chetty Road
Velachery | 13600 | 11500 | 70 | hvos | Velachery MRTS station; Vijaya Nagar; Guru Nanak College; Pallikaranai Marsh
Sholinganallur | 10800 | 7600 | 68 | hvosp | Old Mahabalipuram Road; ECR Link Road; Sholinganallur Junction; Navalur
Perungudi | 12200 | 9800 | 78 | ho | Old Mahabalipuram Road; Perungudi MRTS station; Kandanchavadi; Thoraipakkam
Porur | 11200 | 8600 | 62 | hvo | Porur Junction; Porur Lake; Mount-Poonamallee Road; Chennai Bypass
Guindy | 15500 | - | 88 | how | Guindy metro station; Guindy National Park; Kathipara Junction; Industrial Estate
Medavakkam | 9200 | 5800 | - | hvp | Medavakkam Junction; Velachery Main Road; Sholinganallur Road; Kovilambakkam
Tambaram | 8900 | 5600 | - | hvsp | Tambaram railway station; GST Road; Selaiyur; Camp Road
Ambattur | 8600 | 6200 | 55 | hoswi | Ambattur Industrial Estate; Ambattur railway station; Chennai Bypass; Korattur Lake
Oragadam | 4900 | 2100 | - | wip | Oragadam SIPCOT; Vandalur-Walajabad Road; Singaperumal Koil; Padappai
Sriperumbudur | 4800 | 1900 | - | wipfc | Bengaluru Highway; SIPCOT Industrial Park; Sunguvarchatram; Irungattukottai
Thiruporur | 5200 | 1800 | - | hvpf | Old Mahabalipuram Road; Kandaswamy Temple; Kelambakkam; ECR Link Road
`;
