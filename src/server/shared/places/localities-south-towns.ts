/** Name, Hindi, pincode, latitude and longitude, other spellings; from general knowledge. */

export const KOCHI = `
Kakkanad | कक्कनाड | 682030 | - | Infopark
Edappally | इडप्पल्ली | 682024 | - | Edapally
Vyttila | वायटिला | 682019 | -
Kaloor | कलूर | 682017 | -
Panampilly Nagar | पनमपिल्ली नगर | 682036 | -
Fort Kochi | फ़ोर्ट कोच्चि | 682001 | - | Fort Cochin
Palarivattom | पालारिवट्टम | 682025 | -
Aluva | आलुवा | 683101 | - | Alwaye
Thrippunithura | त्रिप्पुनिथुरा | 682301 | - | Tripunithura
Kadavanthra | कडवंत्रा | 682020 | -
`;

export const COIMBATORE = `
RS Puram | आरएस पुरम | 641002 | - | R S Puram
Gandhipuram | गांधीपुरम | 641012 | -
Saravanampatti | सरवणमपट्टी | 641035 | -
Peelamedu | पीलामेडु | 641004 | -
Singanallur | सिंगनल्लूर | 641005 | -
Ganapathy | गणपति | 641006 | -
Vadavalli | वडवल्ली | 641041 | -
Saibaba Colony | साईबाबा कॉलोनी | 641011 | -
Kovaipudur | कोवईपुदुर | 641042 | -
Avinashi Road | अविनाशी रोड | - | -
`;

export const VISAKHAPATNAM = `
MVP Colony | एमवीपी कॉलोनी | 530017 | -
Madhurawada | मधुरवाड़ा | 530048 | -
Gajuwaka | गाजुवाका | 530026 | -
Rushikonda | ऋषिकोंडा | 530045 | -
Seethammadhara | सीतम्मधारा | 530013 | -
Siripuram | सिरिपुरम | 530003 | -
Dwaraka Nagar | द्वारका नगर | 530016 | -
Pendurthi | पेंदुर्ति | 531173 | -
Yendada | येंडाडा | 530045 | -
`;

export const MYSURU = `
Vijayanagar | विजयनगर | 570017 | - | Vijaya Nagar
Kuvempunagar | कुवेंपुनगर | 570023 | -
Gokulam | गोकुलम | 570002 | -
Jayalakshmipuram | जयलक्ष्मीपुरम | 570012 | -
Hebbal | हेब्बल | 570016 | -
Bogadi | बोगादी | 570026 | -
Saraswathipuram | सरस्वतीपुरम | 570009 | -
Nazarbad | नज़रबाद | 570010 | -
JP Nagar | जेपी नगर | 570008 | - | J P Nagar
`;

export const THIRUVANANTHAPURAM = `
Kazhakoottam | कझाकूट्टम | 695582 | - | Kazhakuttam; Technopark
Kowdiar | कवडियार | 695003 | - | Kawdiar
Pattom | पट्टम | 695004 | -
Vazhuthacaud | वझुथकाड | 695014 | -
Sreekaryam | श्रीकार्यम | 695017 | -
Ulloor | उल्लूर | 695011 | -
Peroorkada | पेरूरकडा | 695005 | -
Vattiyoorkavu | वट्टियूरकावु | 695013 | -
`;
