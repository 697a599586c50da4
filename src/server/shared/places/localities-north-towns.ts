/** Name, Hindi, pincode, latitude and longitude, other spellings; from general knowledge. */

export const JAIPUR = `
Malviya Nagar | मालवीय नगर | 302017 | 26.8545 75.8150 | Malaviya Nagar
Vaishali Nagar | वैशाली नगर | 302021 | 26.9105 75.7410 | Vaishalinagar
C Scheme | सी स्कीम | 302001 | 26.9110 75.8010 | C-Scheme; Civil Scheme
Mansarovar | मानसरोवर | 302020 | 26.8600 75.7620 | Mansrovar; Maansarovar
Tonk Road | टोंक रोड | - | 26.8580 75.7945
Raja Park | राजा पार्क | 302004 | 26.9000 75.8275 | Rajapark
Bani Park | बनी पार्क | 302016 | 26.9290 75.7930 | Banipark
Vidhyadhar Nagar | विद्याधर नगर | 302039 | 26.9600 75.7760 | Vidyadhar Nagar
Jagatpura | जगतपुरा | - | 26.8250 75.8450 | Jagatpura Road
Ajmer Road | अजमेर रोड | - | 26.8850 75.7050
Sitapura | सीतापुरा | 302022 | 26.7800 75.8420 | Sitapura Industrial Area
Bagru | बगरू | 303007 | 26.8107 75.5470
Kukas | कूकस | - | 27.0270 75.8900
Sanganer | सांगानेर | 302029 | -
Pratap Nagar | प्रताप नगर | 302033 | -
Jhotwara | झोटवाड़ा | 302012 | -
Sodala | सोडाला | 302019 | -
Civil Lines | सिविल लाइंस | 302006 | -
Gopalpura | गोपालपुरा | - | - | Gopalpura Bypass
Durgapura | दुर्गापुरा | 302018 | -
Nirman Nagar | निर्माण नगर | 302019 | -
Chitrakoot | चित्रकूट | 302021 | -
Sirsi Road | सिरसी रोड | - | -
Kalwar Road | कालवाड़ रोड | 302012 | -
Murlipura | मुरलीपुरा | 302039 | -
Sikar Road | सीकर रोड | - | -
Adarsh Nagar | आदर्श नगर | 302004 | -
Tilak Nagar | तिलक नगर | 302004 | -
Lal Kothi | लाल कोठी | 302015 | - | Lalkothi
Bapu Nagar | बापू नगर | 302015 | -
Gandhi Nagar | गांधी नगर | 302015 | -
Jawahar Nagar | जवाहर नगर | 302004 | -
Shyam Nagar | श्याम नगर | 302019 | -
Amer Road | आमेर रोड | 302002 | -
`;

export const LUCKNOW = `
Gomti Nagar | गोमती नगर | 226010 | - | Gomtinagar
Gomti Nagar Extension | गोमती नगर विस्तार | 226010 | - | Gomti Nagar Extn
Indira Nagar | इंदिरा नगर | 226016 | - | Indiranagar
Hazratganj | हज़रतगंज | 226001 | -
Aliganj | अलीगंज | 226024 | -
Mahanagar | महानगर | 226006 | -
Alambagh | आलमबाग़ | 226005 | -
Jankipuram | जानकीपुरम | 226021 | -
Chinhat | चिनहट | 226028 | -
Faizabad Road | फ़ैज़ाबाद रोड | - | - | Ayodhya Road
Sushant Golf City | सुशांत गोल्फ़ सिटी | 226030 | -
Vrindavan Yojna | वृंदावन योजना | 226029 | - | Vrindavan Colony
Rajajipuram | राजाजीपुरम | 226017 | -
Kanpur Road | कानपुर रोड | - | -
`;

export const CHANDIGARH = `
Mohali | मोहाली | - | - | SAS Nagar
Zirakpur | ज़ीरकपुर | 140603 | - | Zirakpur VIP Road
Panchkula | पंचकूला | - | -
Kharar | खरड़ | 140301 | -
New Chandigarh | न्यू चंडीगढ़ | 140901 | - | Mullanpur
Manimajra | मनीमाजरा | 160101 | -
Dera Bassi | डेरा बस्सी | 140507 | - | Derabassi
`;

export const DEHRADUN = `
Rajpur Road | राजपुर रोड | - | -
Sahastradhara Road | सहस्त्रधारा रोड | 248001 | -
Vasant Vihar | वसंत विहार | 248006 | -
Ballupur | बल्लूपुर | 248001 | -
GMS Road | जीएमएस रोड | 248001 | -
Prem Nagar | प्रेम नगर | 248007 | -
Clement Town | क्लेमेंट टाउन | 248002 | -
Jakhan | जाखन | 248009 | -
Selaqui | सेलाकुई | 248011 | -
`;
