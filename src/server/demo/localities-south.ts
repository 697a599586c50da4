/** Name, Hindi, pincode, latitude, longitude, flat rate, plot rate, office rent, uses, landmarks. */

export const BANGALORE = `
Whitefield | व्हाइटफ़ील्ड | 560066 | 12.9698 | 77.7480 | 13200 | 9500 | 78 | hvospc | Whitefield metro station; Hope Farm Junction; ITPL Main Road; Varthur Kodi
Indiranagar | इंदिरानगर | 560038 | 12.9784 | 77.6408 | 22500 | 24000 | 140 | hvos | Indiranagar metro station; 100 Feet Road; CMH Road; Defence Colony
Koramangala | कोरमंगला | 560034 | 12.9345 | 77.6250 | 21000 | 23000 | 125 | hvos | Madiwala; Ejipura Signal; 80 Feet Road; National Games Village
HSR Layout | एचएसआर लेआउट | 560102 | 12.9110 | 77.6400 | 17200 | 18500 | 100 | hvos | Agara Lake; 27th Main; Silk Board Junction; Somasundarapalya
Electronic City | इलेक्ट्रॉनिक सिटी | 560100 | 12.8452 | 77.6640 | 9600 | 6200 | 55 | hospwc | Electronic City metro station; Hosur Road; Neeladri Road; Konappana Agrahara
Sarjapur Road | सरजापुर रोड | 560035 | 12.9010 | 77.6900 | 14200 | 9800 | 82 | hvop | Kaikondrahalli Lake; Outer Ring Road; Bellandur Gate; Carmelaram railway station
Hebbal | हेब्बल | 560024 | 13.0358 | 77.5970 | 16500 | 15500 | 90 | hvos | Hebbal Lake; Hebbal Flyover; Outer Ring Road; Airport Road
Yelahanka | येलहंका | 560064 | 13.1010 | 77.5960 | 11800 | 8800 | 60 | hvsp | Yelahanka Lake; Yelahanka railway station; Airport Road; New Town circle
Jayanagar | जयनगर | 560041 | 12.9270 | 77.5860 | 21500 | 26000 | 105 | hvs | Jayanagar 4th Block; RV Road metro station; South End Circle; Lalbagh
Marathahalli | मराठाहल्ली | 560037 | 12.9560 | 77.7000 | 12600 | 11000 | 80 | hos | Marathahalli Bridge; Outer Ring Road; Munnekolala; Varthur Road
Bannerghatta Road | बन्नेरघट्टा रोड | 560076 | 12.8930 | 77.6000 | 13600 | 10500 | 80 | hvo | IIM Bangalore; Hulimavu Lake; Jayadeva Junction; Arekere Gate
Peenya | पीन्या | 560058 | 13.0290 | 77.5190 | 9200 | 8200 | - | ws | Peenya metro station; Tumkur Road; Jalahalli Cross; Peenya Industrial Area
Devanahalli | देवनहल्ली | 562110 | 13.2470 | 77.7120 | 8900 | 5600 | - | hvpfci | Kempegowda Airport; Devanahalli Fort; Airport Road; Sadahalli Gate
Nelamangala | नेलमंगला | 562123 | 13.0998 | 77.3936 | 5600 | 3400 | - | wipf | Tumkur Road; Nelamangala toll; Dabaspet Road; Hassan Highway
`;

export const HYDERABAD = `
Gachibowli | गचीबोवली | 500032 | 17.4430 | 78.3490 | 14200 | 16000 | 72 | hvos | Gachibowli Stadium; Outer Ring Road; Biodiversity Junction; Financial District
Kondapur | कोंडापुर | 500084 | 17.4690 | 78.3630 | 12600 | 13500 | 66 | hos | Botanical Garden; Kothaguda Junction; Hafeezpet Road; Serilingampally
Madhapur | माधापुर | 500081 | 17.4450 | 78.3930 | 14800 | 20000 | 78 | hos | Durgam Cheruvu; Hitec City metro station; Ayyappa Society; Shilparamam
Kukatpally | कुकटपल्ली | 500072 | 17.4900 | 78.4080 | 10800 | 12500 | 58 | hvs | Kukatpally metro station; JNTU; Housing Board Colony; National Highway 65
Banjara Hills | बंजारा हिल्स | 500034 | 17.4160 | 78.4370 | 18200 | 27000 | 85 | hvos | Road No 12; KBR Park; Road No 1; Masab Tank
Jubilee Hills | जुबली हिल्स | 500033 | 17.4310 | 78.4080 | 20500 | 30000 | 88 | hvs | Road No 36; Jubilee Hills Check Post; KBR Park; Durgam Cheruvu
Miyapur | मियापुर | 500049 | 17.4968 | 78.3560 | 9200 | 8800 | - | hvs | Miyapur metro station; Allwyn Cross Roads; Bachupally Road; Hafeezpet
Kokapet | कोकापेट | 500075 | 17.3990 | 78.3330 | 15500 | 14500 | 80 | hvoc | Outer Ring Road; Gandipet Lake; Financial District; Narsingi Junction
Narsingi | नरसिंगी | 500089 | 17.3880 | 78.3580 | 12800 | 10500 | - | hvp | Outer Ring Road; Gandipet Road; Manchirevula; Puppalguda
Tellapur | तेल्लापुर | 502032 | 17.4680 | 78.2850 | 10200 | 7400 | - | hvp | Tellapur railway station; Nallagandla Lake; Outer Ring Road; Kollur
Uppal | उप्पल | 500039 | 17.4040 | 78.5580 | 8200 | 7600 | 45 | hvsw | Uppal metro station; Uppal Ring Road; Survey of India; Ramanthapur
Shamshabad | शमशाबाद | 501218 | 17.2560 | 78.4000 | 6800 | 3900 | - | hpfcwi | Rajiv Gandhi Airport; Bengaluru Highway; Outer Ring Road; Umdanagar railway station
Medchal | मेडचल | 501401 | 17.6297 | 78.4814 | 5600 | 2900 | - | wipf | Medchal railway station; Nagpur Highway; Outer Ring Road; Kandlakoya
Shadnagar | शादनगर | 509216 | 17.0720 | 78.2050 | 4200 | 1900 | - | pfi | Shadnagar railway station; Bengaluru Highway; Kothur; Nandigama
`;

export const CHENNAI = `
Adyar | अड्यार | 600020 | 13.0040 | 80.2550 | 20500 | 21000 | 85 | hvos | Adyar Depot; Kasturba Nagar; Besant Nagar Beach; Theosophical Society
Anna Nagar | अन्ना नगर | 600040 | 13.0850 | 80.2100 | 18800 | 20500 | 80 | hvos | Anna Nagar Tower Park; Thirumangalam metro station; Shanthi Colony; Second Avenue
T Nagar | टी नगर | 600017 | 13.0400 | 80.2340 | 21500 | 24000 | 95 | hos | Panagal Park; Mambalam railway station; Pondy Bazaar; G N Chetty Road
Velachery | वेलाचेरी | 600042 | 12.9780 | 80.2190 | 13600 | 11500 | 70 | hvos | Velachery MRTS station; Vijaya Nagar; Guru Nanak College; Pallikaranai Marsh
Sholinganallur | शोलिंगनल्लूर | 600119 | 12.9010 | 80.2279 | 10800 | 7600 | 68 | hvosp | Old Mahabalipuram Road; ECR Link Road; Sholinganallur Junction; Navalur
Perungudi | पेरुंगुडी | 600096 | 12.9654 | 80.2461 | 12200 | 9800 | 78 | ho | Old Mahabalipuram Road; Perungudi MRTS station; Kandanchavadi; Thoraipakkam
Porur | पोरूर | 600116 | 13.0400 | 80.1570 | 11200 | 8600 | 62 | hvo | Porur Junction; Porur Lake; Mount-Poonamallee Road; Chennai Bypass
Guindy | गिंडी | 600032 | 13.0067 | 80.2206 | 15500 | - | 88 | how | Guindy metro station; Guindy National Park; Kathipara Junction; Industrial Estate
Medavakkam | मेदवाक्कम | 600100 | 12.9220 | 80.1900 | 9200 | 5800 | - | hvp | Medavakkam Junction; Velachery Main Road; Sholinganallur Road; Kovilambakkam
Tambaram | ताम्बरम | 600045 | 12.9260 | 80.1150 | 8900 | 5600 | - | hvsp | Tambaram railway station; GST Road; Selaiyur; Camp Road
Ambattur | अंबत्तूर | 600053 | 13.1143 | 80.1540 | 8600 | 6200 | 55 | hoswi | Ambattur Industrial Estate; Ambattur railway station; Chennai Bypass; Korattur Lake
Oragadam | ओरागडम | - | 12.8390 | 79.9520 | 4900 | 2100 | - | wip | Oragadam SIPCOT; Vandalur-Walajabad Road; Singaperumal Koil; Padappai
Sriperumbudur | श्रीपेरंबदूर | 602105 | 12.9680 | 79.9430 | 4800 | 1900 | - | wipfc | Bengaluru Highway; SIPCOT Industrial Park; Sunguvarchatram; Irungattukottai
Thiruporur | तिरुपोरूर | 603110 | 12.7255 | 80.1890 | 5200 | 1800 | - | hvpf | Old Mahabalipuram Road; Kandaswamy Temple; Kelambakkam; ECR Link Road
`;
