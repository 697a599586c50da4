/** Name, Hindi, pincode, latitude and longitude, other spellings; from general knowledge. */

export const BANGALORE = `
Whitefield | व्हाइटफ़ील्ड | 560066 | 12.9698 77.7480 | White Field; Whitefeild; Whitefiled; Whitfield; ITPL; व्हाइटफील्ड; वाइटफील्ड
Indiranagar | इंदिरानगर | 560038 | 12.9784 77.6408 | Indira Nagar; इन्दिरानगर; इंदिरा नगर
Koramangala | कोरमंगला | 560034 | 12.9345 77.6250 | Koramangla; Kormangala; Koramangala Block; कोरमंगल
HSR Layout | एचएसआर लेआउट | 560102 | 12.9110 77.6400 | HSR; H S R Layout; HSR Lay Out; एचएसआर
Electronic City | इलेक्ट्रॉनिक सिटी | 560100 | 12.8452 77.6640 | Electronics City; E City; Ecity; Electronic City Phase 1; Electronic City Phase 2
Sarjapur Road | सरजापुर रोड | 560035 | 12.9010 77.6900 | Sarjapura Road
Hebbal | हेब्बल | 560024 | 13.0358 77.5970 | Hebal
Yelahanka | येलहंका | 560064 | 13.1010 77.5960 | Yelhanka; Yelahanka New Town
Jayanagar | जयनगर | 560041 | 12.9270 77.5860 | Jaya Nagar
Marathahalli | मराठाहल्ली | 560037 | 12.9560 77.7000 | Marathalli; Marathhalli; Marthahalli; Marathahali
Bannerghatta Road | बन्नेरघट्टा रोड | 560076 | 12.8930 77.6000 | Bannerghatta; Banerghatta Road; Bannergatta Road
Peenya | पीन्या | 560058 | 13.0290 77.5190 | Peenya Industrial Area
Devanahalli | देवनहल्ली | 562110 | 13.2470 77.7120 | Devanhalli
Nelamangala | नेलमंगला | 562123 | 13.0998 77.3936 | Nelmangala
Bellandur | बेलंदूर | 560103 | - | Belandur
BTM Layout | बीटीएम लेआउट | 560076 | - | BTM; BTM 2nd Stage
JP Nagar | जेपी नगर | 560078 | - | J P Nagar; Jayaprakash Nagar
Banashankari | बनशंकरी | 560070 | - | Banshankari
Basavanagudi | बसवनगुडी | 560004 | - | Basavangudi
Malleshwaram | मल्लेश्वरम | 560003 | - | Malleswaram; Maleshwaram
Rajajinagar | राजाजीनगर | 560010 | - | Rajaji Nagar
Raja Rajeshwari Nagar | राजराजेश्वरी नगर | 560098 | - | RR Nagar; R R Nagar; Rajarajeshwari Nagar
Vijayanagar | विजयनगर | 560040 | - | Vijaya Nagar
Kengeri | केंगेरी | 560060 | -
Yeshwanthpur | यशवंतपुर | 560022 | - | Yeshwantpur; Yashwantpur
RT Nagar | आरटी नगर | 560032 | - | R T Nagar
Sadashivanagar | सदाशिवनगर | 560080 | -
Frazer Town | फ्रेज़र टाउन | 560005 | - | Fraser Town
Ulsoor | उल्सूर | 560008 | - | Halasuru
Domlur | डोमलूर | 560071 | -
Old Airport Road | ओल्ड एयरपोर्ट रोड | 560017 | - | HAL Old Airport Road
CV Raman Nagar | सीवी रमन नगर | 560093 | - | C V Raman Nagar
KR Puram | केआर पुरम | 560036 | - | K R Puram; Krishnarajapuram
Mahadevapura | महादेवपुरा | 560048 | - | Mahadevpura
Brookefield | ब्रुकफ़ील्ड | 560037 | - | Brookfield
Kadugodi | काडुगोडी | 560067 | -
Varthur | वरथुर | 560087 | -
Panathur | पनाथुर | 560103 | -
Kaggadasapura | कग्गदासपुरा | 560093 | -
Thanisandra | थनिसंद्रा | 560077 | - | Thanisandra Main Road
Hennur | हेन्नूर | 560043 | - | Hennur Road
Kalyan Nagar | कल्याण नगर | 560043 | -
Kammanahalli | कम्मनहल्ली | 560084 | - | Kamanahalli
Banaswadi | बनसवाड़ी | 560043 | -
Horamavu | होरमावु | 560043 | -
Jakkur | जक्कुर | 560064 | -
Sahakar Nagar | सहकार नगर | 560092 | - | Sahakara Nagar
Vidyaranyapura | विद्यारण्यपुरा | 560097 | -
Begur | बेगुर | 560068 | - | Begur Road
Bommanahalli | बोम्मनहल्ली | 560068 | -
Bommasandra | बोम्मसंद्रा | 560099 | -
Chandapura | चंदापुरा | 560099 | -
Attibele | अत्तिबेले | 562107 | -
Hosur Road | होसुर रोड | - | -
Kanakapura Road | कनकपुरा रोड | - | - | Kanakpura Road
Mysore Road | मैसूर रोड | - | - | Mysuru Road
Tumkur Road | तुमकुर रोड | - | - | Tumakuru Road
MG Road | एमजी रोड | 560001 | - | Mahatma Gandhi Road; M G Road
Richmond Town | रिचमंड टाउन | 560025 | -
Shivajinagar | शिवाजीनगर | 560051 | - | Shivaji Nagar
Gandhi Nagar | गांधी नगर | 560009 | - | Majestic
Sarjapur | सरजापुर | 562125 | - | Sarjapura
Hoskote | होसकोटे | 562114 | - | Hosakote
`;

export const HYDERABAD = `
Gachibowli | गचीबोवली | 500032 | 17.4430 78.3490 | Gachibowli; Gachi Bowli; Gachhibowli; गाचीबावली; गच्चीबावली
Kondapur | कोंडापुर | 500084 | 17.4690 78.3630 | Kondapur Hyderabad
Madhapur | माधापुर | 500081 | 17.4450 78.3930 | Madhapur Hitec
Kukatpally | कुकटपल्ली | 500072 | 17.4900 78.4080 | Kukatpalli; KPHB; KPHB Colony; कुकटपल्ली
Banjara Hills | बंजारा हिल्स | 500034 | 17.4160 78.4370 | Banjarahills; Banjara Hill
Jubilee Hills | जुबली हिल्स | 500033 | 17.4310 78.4080 | Jubli Hills; Jubilee Hill; Jubilee Hils
Miyapur | मियापुर | 500049 | 17.4968 78.3560 | Miapur
Kokapet | कोकापेट | 500075 | 17.3990 78.3330 | Kokapeta
Narsingi | नरसिंगी | 500089 | 17.3880 78.3580 | Narsingi Hyderabad; Narsinghi
Tellapur | तेल्लापुर | 502032 | 17.4680 78.2850 | Telapur
Uppal | उप्पल | 500039 | 17.4040 78.5580 | Uppal Kalan
Shamshabad | शमशाबाद | 501218 | 17.2560 78.4000 | Samshabad; RGI Airport
Medchal | मेडचल | 501401 | 17.6297 78.4814 | Medchal Road
Shadnagar | शादनगर | 509216 | 17.0720 78.2050 | Shad Nagar
Hitec City | हाईटेक सिटी | 500081 | - | Hitech City; Hi Tech City; HITEC
Financial District | फ़ाइनेंशियल डिस्ट्रिक्ट | 500032 | - | Nanakramguda; Nanakaramguda
Manikonda | मणिकोंडा | 500089 | -
Puppalaguda | पुप्पलगुडा | 500089 | - | Puppalguda
Nallagandla | नल्लागंडला | 500019 | -
Chandanagar | चंदानगर | 500050 | - | Chanda Nagar
Lingampally | लिंगमपल्ली | 500019 | - | Serilingampally
Bachupally | बाचुपल्ली | 500090 | -
Nizampet | निज़ामपेट | 500090 | -
Pragathi Nagar | प्रगति नगर | 500090 | - | Pragati Nagar
Ameerpet | अमीरपेट | 500016 | - | Amirpet
Begumpet | बेगमपेट | 500016 | -
Somajiguda | सोमाजीगुडा | 500082 | -
Punjagutta | पंजागुट्टा | 500082 | - | Panjagutta
SR Nagar | एसआर नगर | 500038 | - | Sanjeeva Reddy Nagar
Tarnaka | तारनाका | 500017 | -
Habsiguda | हब्सीगुडा | 500007 | -
Nagole | नागोल | 500068 | -
LB Nagar | एलबी नगर | 500074 | - | L B Nagar
Dilsukhnagar | दिलसुखनगर | 500060 | - | Dilsukh Nagar
Vanasthalipuram | वनस्थलीपुरम | 500070 | -
Malkajgiri | मलकाजगिरी | 500047 | -
Sainikpuri | सैनिकपुरी | 500094 | -
Alwal | अलवाल | 500010 | -
Kompally | कोमपल्ली | 500014 | - | Kompalli
Himayatnagar | हिमायतनगर | 500029 | - | Himayat Nagar
Abids | आबिड्स | 500001 | -
Mehdipatnam | मेहदीपटनम | 500028 | -
Attapur | अत्तापुर | 500048 | -
Tolichowki | टोलीचौकी | 500008 | -
Patancheru | पाटनचेरु | 502319 | -
Ghatkesar | घटकेसर | 501301 | -
Adibatla | आदिबटला | 501510 | -
Mokila | मोकिला | 501203 | -
Shankarpally | शंकरपल्ली | 501203 | -
`;

export const CHENNAI = `
Adyar | अड्यार | 600020 | 13.0040 80.2550 | Adayar
Anna Nagar | अन्ना नगर | 600040 | 13.0850 80.2100 | Annanagar; Anna Nagar West; Anna Nagar East
T Nagar | टी नगर | 600017 | 13.0400 80.2340 | Thyagaraya Nagar; T-Nagar; Tnagar
Velachery | वेलाचेरी | 600042 | 12.9780 80.2190 | Velacheri; Velacherry
Sholinganallur | शोलिंगनल्लूर | 600119 | 12.9010 80.2279 | Sholinganalur; Solinganallur
Perungudi | पेरुंगुडी | 600096 | 12.9654 80.2461 | Perungudy
Porur | पोरूर | 600116 | 13.0400 80.1570
Guindy | गिंडी | 600032 | 13.0067 80.2206 | Gundy
Medavakkam | मेदवाक्कम | 600100 | 12.9220 80.1900 | Medavakam
Tambaram | ताम्बरम | 600045 | 12.9260 80.1150 | Tambaram West; Tambaram East
Ambattur | अंबत्तूर | 600053 | 13.1143 80.1540
Oragadam | ओरागडम | - | 12.8390 79.9520
Sriperumbudur | श्रीपेरंबदूर | 602105 | 12.9680 79.9430 | Sriperumpudur
Thiruporur | तिरुपोरूर | 603110 | 12.7255 80.1890 | Tiruporur
Old Mahabalipuram Road | ओल्ड महाबलीपुरम रोड | - | - | OMR; O M R; Rajiv Gandhi Salai
East Coast Road | ईस्ट कोस्ट रोड | - | - | ECR; E C R
Mylapore | मायलापुर | 600004 | - | Mylapur
Nungambakkam | नुंगमबक्कम | 600034 | -
Kodambakkam | कोडंबक्कम | 600024 | -
Besant Nagar | बेसंत नगर | 600090 | -
Thiruvanmiyur | तिरुवन्मियुर | 600041 | - | Tiruvanmiyur
Vadapalani | वडपलनी | 600026 | -
Ashok Nagar | अशोक नगर | 600083 | -
KK Nagar | केके नगर | 600078 | - | K K Nagar
Kilpauk | किलपौक | 600010 | -
Egmore | एग्मोर | 600008 | -
Perambur | पेरंबूर | 600011 | -
Kolathur | कोलातूर | 600099 | -
Mogappair | मोगप्पैर | 600037 | -
Avadi | आवडी | 600054 | -
Poonamallee | पूनामल्ली | 600056 | -
Pallavaram | पल्लावरम | 600043 | -
Chromepet | क्रोमपेट | 600044 | - | Chrompet
Pallikaranai | पल्लीकरणै | 600100 | -
Thoraipakkam | तोरैपाक्कम | 600097 | -
Navalur | नवलूर | 600130 | -
Siruseri | सिरुसेरी | 603103 | -
Kelambakkam | केलमबक्कम | 603103 | -
Perumbakkam | पेरुंबक्कम | 600100 | -
Nanganallur | नंगनल्लूर | 600061 | -
Madipakkam | मडिपाक्कम | 600091 | -
Alwarpet | अलवरपेट | 600018 | -
Guduvanchery | गुडुवनचेरी | 603202 | -
Vandalur | वंडलूर | 600048 | -
`;
