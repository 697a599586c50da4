/** Name, Hindi, pincode, latitude and longitude, other spellings; from general knowledge. */

export const DELHI = `
Dwarka | द्वारका | 110075 | 28.5860 77.0490 | Dwarka Delhi
Rohini | रोहिणी | 110085 | 28.7180 77.1110 | Rohini Delhi
Janakpuri | जनकपुरी | 110058 | 28.6219 77.0900 | Janak Puri
Vasant Kunj | वसंत कुंज | 110070 | 28.5270 77.1530 | Basant Kunj; वसन्त कुंज
Saket | साकेत | 110017 | 28.5240 77.2070
Hauz Khas | हौज़ ख़ास | 110016 | 28.5500 77.2040 | Hauzkhas; Haus Khas; Hauz Khas Village; हौज खास
Greater Kailash | ग्रेटर कैलाश | 110048 | 28.5482 77.2380 | GK; GK 1; GK 2; GK1; GK2; Greater Kailash 1; Greater Kailash 2
Lajpat Nagar | लाजपत नगर | 110024 | 28.5670 77.2440 | Lajpatnagar; लाजपतनगर
Karol Bagh | करोल बाग़ | 110005 | 28.6510 77.1906 | Karolbagh
Connaught Place | कनॉट प्लेस | 110001 | 28.6312 77.2180 | CP; Connaught Circus; Rajiv Chowk; Cannaught Place
Okhla | ओखला | 110020 | 28.5320 77.2720 | Okhla Industrial Area; Okhla Phase 1
Mayur Vihar Phase 1 | मयूर विहार फ़ेज़ 1 | 110091 | 28.6070 77.2940 | Mayur Vihar; Mayur Vihar 1; मयूर विहार
Mundka | मुंडका | 110041 | 28.6830 77.0300
Chhatarpur | छतरपुर | 110074 | 28.5010 77.1740 | Chattarpur; Chatarpur
Najafgarh | नजफ़गढ़ | 110043 | 28.6092 76.9850 | Nazafgarh
Pitampura | पीतमपुरा | 110034 | - | Pitam Pura
Shalimar Bagh | शालीमार बाग़ | 110088 | -
Model Town | मॉडल टाउन | 110009 | -
Paschim Vihar | पश्चिम विहार | 110063 | -
Punjabi Bagh | पंजाबी बाग़ | 110026 | -
Rajouri Garden | राजौरी गार्डन | 110027 | -
Tilak Nagar | तिलक नगर | 110018 | -
Uttam Nagar | उत्तम नगर | 110059 | -
Vikaspuri | विकासपुरी | 110018 | - | Vikas Puri
Defence Colony | डिफेंस कॉलोनी | 110024 | - | Def Col
Green Park | ग्रीन पार्क | 110016 | -
Safdarjung Enclave | सफ़दरजंग एन्क्लेव | 110029 | - | Safdarjung
South Extension | साउथ एक्सटेंशन | 110049 | - | South Ex; South Extn
Malviya Nagar | मालवीय नगर | 110017 | -
Kalkaji | कालकाजी | 110019 | -
Chittaranjan Park | चित्तरंजन पार्क | 110019 | - | CR Park
East of Kailash | ईस्ट ऑफ़ कैलाश | 110065 | -
New Friends Colony | न्यू फ्रेंड्स कॉलोनी | 110025 | - | NFC
Jasola | जसोला | 110025 | -
Sarita Vihar | सरिता विहार | 110076 | -
Vasant Vihar | वसंत विहार | 110057 | -
Chanakyapuri | चाणक्यपुरी | 110021 | -
RK Puram | आरके पुरम | 110022 | - | R K Puram
Mehrauli | महरौली | 110030 | -
Laxmi Nagar | लक्ष्मी नगर | 110092 | - | Lakshmi Nagar
Preet Vihar | प्रीत विहार | 110092 | -
Patparganj | पटपड़गंज | 110092 | -
IP Extension | आईपी एक्सटेंशन | 110092 | - | I P Extension
Vivek Vihar | विवेक विहार | 110095 | -
Dilshad Garden | दिलशाद गार्डन | 110095 | -
Shahdara | शाहदरा | 110032 | -
Mayur Vihar Phase 3 | मयूर विहार फ़ेज़ 3 | 110096 | - | Mayur Vihar 3
Nehru Place | नेहरू प्लेस | 110019 | -
Civil Lines | सिविल लाइंस | 110054 | -
Mukherjee Nagar | मुखर्जी नगर | 110009 | -
Kamla Nagar | कमला नगर | 110007 | -
Ashok Vihar | अशोक विहार | 110052 | -
Narela | नरेला | 110040 | -
Bawana | बवाना | 110039 | -
Burari | बुराड़ी | 110084 | -
Gandhi Nagar | गांधी नगर | 110031 | -
Sainik Farms | सैनिक फ़ार्म | 110062 | - | Sainik Farm
Paharganj | पहाड़गंज | 110055 | -
Munirka | मुनिरका | 110067 | -
Kirti Nagar | कीर्ति नगर | 110015 | -
Hari Nagar | हरि नगर | 110064 | -
`;

export const GURUGRAM = `
Golf Course Road | गोल्फ़ कोर्स रोड | 122002 | 28.4500 77.0980 | GCR; Golf Course Rd
Sector 56 | सेक्टर 56 | 122011 | 28.4220 77.1000
Sushant Lok | सुशांत लोक | - | 28.4640 77.0780 | Sushant Lok 1; Sushant Lok Phase 1
Sohna Road | सोहना रोड | 122018 | 28.4140 77.0420 | Sohna Rd
Sector 65 | सेक्टर 65 | - | 28.4030 77.0660
Sector 82 | सेक्टर 82 | - | 28.3900 76.9620
MG Road | एमजी रोड | 122002 | 28.4796 77.0800 | Mahatma Gandhi Road; M G Road; एम जी रोड
Udyog Vihar | उद्योग विहार | 122016 | 28.5030 77.0860 | Udyog Vihar Phase 1
Palam Vihar | पालम विहार | 122017 | 28.5095 77.0360 | Palamvihar
Dwarka Expressway | द्वारका एक्सप्रेसवे | - | 28.4950 77.0080 | Northern Peripheral Road
Manesar | मानेसर | 122051 | 28.3570 76.9380 | IMT Manesar
Sohna | सोहना | 122103 | 28.2474 77.0654 | Sohna Gurgaon
Farrukhnagar | फ़र्रुख़नगर | 122506 | 28.4475 76.8239 | Farukhnagar
DLF Phase 1 | डीएलएफ फ़ेज़ 1 | 122002 | - | DLF 1
DLF Phase 2 | डीएलएफ फ़ेज़ 2 | 122002 | - | DLF 2
DLF Phase 3 | डीएलएफ फ़ेज़ 3 | 122002 | - | DLF 3
DLF Phase 4 | डीएलएफ फ़ेज़ 4 | 122009 | - | DLF 4
DLF Phase 5 | डीएलएफ फ़ेज़ 5 | 122009 | - | DLF 5
Cyber City | साइबर सिटी | 122002 | - | DLF Cyber City; Cyber Hub; Cybercity
South City | साउथ सिटी | - | - | South City 1; South City 2
Nirvana Country | निर्वाणा कंट्री | 122018 | -
Golf Course Extension Road | गोल्फ़ कोर्स एक्सटेंशन रोड | - | - | Golf Course Extn Road; GCER
New Gurgaon | न्यू गुड़गांव | - | - | New Gurugram
Southern Peripheral Road | साउदर्न पेरिफेरल रोड | - | - | SPR
Badshahpur | बादशाहपुर | 122101 | -
Ardee City | आरडी सिटी | 122003 | -
Pataudi Road | पटौदी रोड | - | -
`;

export const NOIDA = `
Greater Noida West | ग्रेटर नोएडा वेस्ट | 201306 | - | Noida Extension; Noida Extn; Gaur City
Noida Expressway | नोएडा एक्सप्रेसवे | - | -
Yamuna Expressway | यमुना एक्सप्रेसवे | - | -
Pari Chowk | परी चौक | 201310 | -
Knowledge Park | नॉलेज पार्क | 201310 | -
Alpha 1 | अल्फ़ा 1 | 201310 | -
`;
