/** Name, Hindi, pincode, latitude and longitude, other spellings; from general knowledge. */

export const GOA = `
Porvorim | पोरवोरिम | 403521 | -
Candolim | कांदोलिम | 403515 | -
Calangute | कलंगुट | 403516 | -
Anjuna | अंजुना | 403509 | -
Assagao | असगांव | 403507 | - | Assagaon
Siolim | सियोलिम | 403517 | -
Vagator | वागातोर | 403509 | -
Morjim | मोरजिम | 403512 | -
Mapusa | मापुसा | 403507 | -
Margao | मडगांव | 403601 | - | Madgaon
Vasco da Gama | वास्को द गामा | 403802 | - | Vasco
Dona Paula | डोना पाउला | 403004 | -
Colva | कोलवा | 403708 | -
`;

export const NAGPUR = `
Dharampeth | धरमपेठ | 440010 | -
Ramdaspeth | रामदासपेठ | 440010 | -
Civil Lines | सिविल लाइंस | 440001 | -
Wardha Road | वर्धा रोड | - | -
Manish Nagar | मनीष नगर | 440015 | -
Besa | बेसा | 440034 | -
MIHAN | मिहान | 441108 | -
Hingna | हिंगना | 441110 | -
Sadar | सदर | 440001 | -
Pratap Nagar | प्रताप नगर | 440022 | -
Jaripatka | जरीपटका | 440014 | -
`;

export const VADODARA = `
Alkapuri | अलकापुरी | 390007 | -
Gotri | गोत्री | 390021 | -
Bhayli | भायली | 391410 | - | Vasna Bhayli Road
Manjalpur | मांजलपुर | 390011 | -
Akota | अकोटा | 390020 | -
Karelibaug | कारेलीबाग़ | 390018 | - | Karelibagh
Waghodia Road | वाघोडिया रोड | 390019 | -
Sama | समा | 390024 | -
Gorwa | गोरवा | 390016 | -
Fatehgunj | फ़तेहगंज | 390002 | - | Fatehganj
`;

export const SURAT = `
Vesu | वेसू | 395007 | -
Adajan | अडाजण | 395009 | -
Piplod | पिपलोद | 395007 | -
Athwa | अठवा | 395007 | - | Athwalines
Varachha | वराछा | 395006 | -
Katargam | कतारगाम | 395004 | -
City Light | सिटी लाइट | 395007 | - | Citylight
Althan | अलथान | 395017 | -
Dumas | डुमस | 394550 | -
Udhna | उधना | 394210 | -
Mota Varachha | मोटा वराछा | 394101 | -
`;

export const INDORE = `
Vijay Nagar | विजय नगर | 452010 | - | Vijaynagar
Palasia | पलासिया | 452001 | -
Rau | राऊ | 453331 | -
Super Corridor | सुपर कॉरिडोर | 453112 | -
Nipania | निपानिया | 452010 | -
Bicholi Mardana | बिचौली मर्दाना | 452016 | -
AB Road | एबी रोड | - | - | A B Road
Khajrana | खजराना | 452016 | -
Annapurna Road | अन्नपूर्णा रोड | 452009 | -
`;
