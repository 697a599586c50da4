/** Name, Hindi, pincode, latitude and longitude, other spellings; from general knowledge. */

export const PUNE = `
Baner | बानेर | 411045 | 18.5590 73.7868 | Baner Road; Banner
Wakad | वाकड | 411057 | 18.5987 73.7690 | Wakkad; Vakad; वाकड़
Hinjawadi | हिंजवडी | 411057 | 18.5913 73.7389 | Hinjewadi; Hinjawadi Phase 1; Hinjawadi Phase 2; Hinjawadi Phase 3; Hinjewadi Phase 1; Hinjewadi Phase 2; Hinjewadi Phase 3; Rajiv Gandhi Infotech Park; हिंजेवाड़ी
Kothrud | कोथरूड | 411038 | 18.5074 73.8077 | Kothrood; कोथरुड
Viman Nagar | विमान नगर | 411014 | 18.5679 73.9143 | Vimannagar
Kharadi | खराडी | 411014 | 18.5515 73.9436 | Kharadi EON; EON IT Park
Hadapsar | हडपसर | 411028 | 18.5089 73.9260 | Hadpsar; Amanora
Aundh | औंध | 411007 | 18.5580 73.8075
Wagholi | वाघोली | 412207 | 18.5808 73.9760 | Vagholi
Undri | उंड्री | 411060 | 18.4575 73.9140 | Undari
Talegaon Dabhade | तळेगाव दाभाडे | 410506 | 18.7350 73.6756 | Talegaon; तलेगांव
Chakan | चाकण | 410501 | 18.7606 73.8636
Paud | पौड | 412108 | 18.5260 73.6140
Balewadi | बालेवाड़ी | 411045 | - | Balewadi High Street
Bavdhan | बावधन | 411021 | - | Bavadhan
Pashan | पाषाण | 411021 | - | Pashan Road
Pimple Saudagar | पिंपले सौदागर | 411027 | - | Pimple Sowdagar
Pimple Nilakh | पिंपले निलख | 411027 | -
Ravet | रावेत | 412101 | -
Punawale | पुनावले | 411033 | - | Punavale
Tathawade | ताथवडे | 411033 | - | Thathawade
Pimpri | पिंपरी | 411018 | - | Pimpri Pune
Chinchwad | चिंचवड | 411033 | - | Chinchvad
Nigdi | निगडी | 411044 | - | Nigdi Pradhikaran
Moshi | मोशी | 412105 | -
Bhosari | भोसरी | 411039 | -
Koregaon Park | कोरेगांव पार्क | 411001 | - | KP; Koregaon Pk; Koregoan Park
Kalyani Nagar | कल्याणी नगर | 411006 | - | Kalyaninagar
Magarpatta | मगरपट्टा | 411028 | - | Magarpatta City; Magarpata
Shivajinagar | शिवाजीनगर | 411005 | - | Shivaji Nagar
Deccan Gymkhana | डेक्कन जिमखाना | 411004 | - | Deccan
Karve Nagar | कर्वे नगर | 411052 | - | Karvenagar
Warje | वारजे | 411058 | - | Varje
Sinhagad Road | सिंहगढ़ रोड | - | - | Sinhgad Road; Sinhgadh Road
Katraj | कात्रज | 411046 | -
Kondhwa | कोंढवा | 411048 | - | Kondwa; Kondhawa
NIBM Road | एनआईबीएम रोड | 411048 | - | NIBM; N I B M
Bibwewadi | बिबवेवाड़ी | 411037 | - | Bibvewadi; Bibewadi
Swargate | स्वारगेट | 411042 | -
Dhanori | धानोरी | 411015 | -
Lohegaon | लोहेगांव | 411047 | - | Lohgaon
Vishrantwadi | विश्रांतवाड़ी | 411015 | -
Mundhwa | मुंढवा | 411036 | - | Mundwa
Keshav Nagar | केशव नगर | 411036 | - | Keshavnagar
Manjri | मांजरी | - | - | Manjari
Ambegaon | आंबेगांव | 411046 | - | Ambegaon Budruk
Dhayari | धायरी | 411041 | -
Mahalunge | म्हालुंगे | 411045 | - | Mahalunge Baner; Mhalunge
Sus | सूस | 411021 | - | Sus Road
Lavasa | लवासा | 412112 | -
`;

export const MUMBAI = `
Andheri West | अंधेरी पश्चिम | 400053 | 19.1364 72.8296 | Lokhandwala Andheri; अंधेरी वेस्ट
Andheri East | अंधेरी पूर्व | 400069 | 19.1155 72.8710 | अंधेरी ईस्ट; Marol; SEEPZ
Bandra West | बांद्रा पश्चिम | 400050 | 19.0596 72.8295 | बांद्रा वेस्ट; Pali Hill
Bandra Kurla Complex | बांद्रा कुर्ला कॉम्प्लेक्स | 400051 | 19.0653 72.8670 | BKC; B K C; Bandra Kurla; बीकेसी
Powai | पवई | 400076 | 19.1176 72.9060 | Hiranandani Powai; Powai Lake
Goregaon East | गोरेगांव पूर्व | 400063 | 19.1640 72.8640 | गोरेगांव ईस्ट; Film City
Malad West | मालाड पश्चिम | 400064 | 19.1870 72.8420 | मालाड वेस्ट
Borivali West | बोरीवली पश्चिम | 400092 | 19.2300 72.8480 | Borivli West; बोरीवली वेस्ट
Chembur | चेंबूर | 400071 | 19.0510 72.9000 | Chembur East; चेम्बूर
Lower Parel | लोअर परेल | 400013 | 18.9960 72.8290 | Lower Parel West; Parel Lower
Mulund West | मुलुंड पश्चिम | 400080 | 19.1718 72.9470 | मुलुंड वेस्ट
Bhandup West | भांडुप पश्चिम | 400078 | 19.1519 72.9350 | भांडुप वेस्ट
Saki Naka | साकी नाका | 400072 | 19.1030 72.8860 | Sakinaka; Saki Vihar
Madh Island | मढ द्वीप | 400061 | 19.1330 72.7960 | Madh
Bandra East | बांद्रा पूर्व | 400051 | - | Kalanagar
Borivali East | बोरीवली पूर्व | 400066 | - | Borivli East
Malad East | मालाड पूर्व | 400097 | -
Goregaon West | गोरेगांव पश्चिम | 400104 | -
Kandivali West | कांदिवली पश्चिम | 400067 | - | Kandivli West
Kandivali East | कांदिवली पूर्व | 400101 | - | Kandivli East; Thakur Village
Dahisar West | दहिसर पश्चिम | 400068 | -
Dahisar East | दहिसर पूर्व | 400068 | -
Mira Road | मीरा रोड | 401107 | - | Mira Road East
Bhayandar | भायंदर | - | - | Bhayander
Thane West | ठाणे पश्चिम | - | - | Thane; Thana; ठाणे; Ghodbunder Road
Vashi | वाशी | 400703 | -
Nerul | नेरुल | 400706 | -
Kharghar | खारघर | 410210 | - | Khargar
Airoli | ऐरोली | 400708 | -
CBD Belapur | सीबीडी बेलापुर | 400614 | - | Belapur
Panvel | पनवेल | 410206 | - | New Panvel
Ghansoli | घनसोली | 400701 | -
Kopar Khairane | कोपर खैरणे | 400709 | - | Koparkhairane
Ulwe | उलवे | - | -
Ghatkopar West | घाटकोपर पश्चिम | 400086 | -
Ghatkopar East | घाटकोपर पूर्व | 400077 | -
Vikhroli | विक्रोली | 400083 | -
Kurla | कुर्ला | 400070 | -
Sion | सायन | 400022 | -
Dadar West | दादर पश्चिम | 400028 | -
Dadar East | दादर पूर्व | 400014 | -
Matunga | माटुंगा | 400019 | -
Wadala | वडाला | 400031 | -
Worli | वर्ली | 400018 | - | Varli
Prabhadevi | प्रभादेवी | 400025 | -
Mahim | माहिम | 400016 | -
Khar West | खार पश्चिम | 400052 | -
Santacruz West | सांताक्रूज़ पश्चिम | 400054 | - | Santa Cruz West
Santacruz East | सांताक्रूज़ पूर्व | 400055 | - | Santa Cruz East; Kalina
Vile Parle West | विले पार्ले पश्चिम | 400056 | - | Ville Parle West
Vile Parle East | विले पार्ले पूर्व | 400057 | - | Ville Parle East
Juhu | जुहू | 400049 | - | Juhu Beach
Versova | वर्सोवा | 400061 | -
Lokhandwala | लोखंडवाला | 400053 | - | Lokhandwala Complex
Jogeshwari West | जोगेश्वरी पश्चिम | 400102 | - | Oshiwara
Jogeshwari East | जोगेश्वरी पूर्व | 400060 | -
Colaba | कोलाबा | 400005 | -
Churchgate | चर्चगेट | 400020 | -
Nariman Point | नरीमन पॉइंट | 400021 | -
Malabar Hill | मालाबार हिल | 400006 | -
Tardeo | ताड़देव | 400034 | -
Byculla | भायखला | 400027 | -
Parel | परेल | 400012 | -
Mulund East | मुलुंड पूर्व | 400081 | -
Kanjurmarg | कांजुरमार्ग | 400042 | - | Kanjur Marg
Dombivli | डोंबिवली | - | - | Dombivali
Kalyan | कल्याण | - | - | Kalyan West
Vasai | वसई | - | -
Virar | विरार | - | -
`;

export const AHMEDABAD = `
Satellite | सैटेलाइट | 380015 | 23.0300 72.5176 | Satellite Road
Bodakdev | बोदकदेव | 380054 | 23.0405 72.5110 | Sindhu Bhavan Road; Bodak Dev
Prahlad Nagar | प्रह्लाद नगर | 380015 | 23.0120 72.5110 | Prahladnagar; Prahalad Nagar
Thaltej | थलतेज | 380059 | 23.0500 72.5030 | Thaltej Road
Navrangpura | नवरंगपुरा | 380009 | 23.0370 72.5590 | Navarangpura
Bopal | बोपल | 380058 | 23.0330 72.4650 | Bopal Ghuma
Shela | शेला | 380058 | 23.0010 72.4590
Maninagar | मणिनगर | 380008 | 22.9970 72.6030 | Mani Nagar
Gota | गोता | 382481 | 23.1010 72.5400
Chandkheda | चांदखेड़ा | 382424 | 23.1110 72.5880
Naroda | नरोडा | 382330 | 23.0700 72.6560
Sanand | सानंद | 382110 | 22.9922 72.3815 | Sanand GIDC
Changodar | चांगोदर | 382213 | 22.9290 72.4440
Vastrapur | वस्त्रापुर | 380015 | -
SG Highway | एसजी हाईवे | - | - | S G Highway; Sarkhej Gandhinagar Highway
Ambawadi | आंबावाड़ी | 380006 | -
Paldi | पालड़ी | 380007 | -
Ellisbridge | एलिसब्रिज | 380006 | - | Ellis Bridge
CG Road | सीजी रोड | 380009 | - | C G Road
Ghatlodia | घाटलोडिया | 380061 | -
Science City | साइंस सिटी | 380060 | - | Science City Road
Sola | सोला | 380060 | - | Sola Road
South Bopal | साउथ बोपल | 380058 | -
Ambli | आंबली | 380058 | -
Vejalpur | वेजलपुर | 380051 | -
Makarba | मकरबा | 380051 | -
Memnagar | मेमनगर | 380052 | -
Naranpura | नारणपुरा | 380013 | -
Motera | मोटेरा | 380005 | -
Sabarmati | साबरमती | 380005 | -
Nikol | निकोल | 382350 | -
Vastral | वस्त्राल | 382418 | -
Bapunagar | बापूनगर | 380024 | -
Vatva | वटवा | 382440 | -
Gandhinagar | गांधीनगर | - | - | Gandhi Nagar
GIFT City | गिफ्ट सिटी | 382355 | -
`;
