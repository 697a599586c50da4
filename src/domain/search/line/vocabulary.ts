/** Phrases that set a filter, in English, Hindi and Hindi written with Latin letters. */

import { DENIALS, phrasesOf } from "./denials.ts";
import type { LineFilter, LineParam } from "./understanding.ts";

export type Meaning = {
  param: LineParam;
  value: string;
  sets: LineFilter;
  /** The value of the same parameter that is not wanted. */
  denied?: string;
};

type Entry = readonly [param: LineParam, value: string, sets: LineFilter, phrases: string];

/** Without nukta, as `wordsOf` returns words; phrases are separated by commas. */
const ENTRIES: readonly Entry[] = [
  [
    "purpose",
    "rent",
    { purpose: "rent" },
    "rent,rental,rentals,rented,renting,on rent,for rent,to rent,rent par,rent pe,rent me,lease,on lease,for lease,to let,tolet,kiraya,kiraye,kiraaya,kiraaye,kirae,kirai,kiraye par,kiraye pe,kiraye ka,kiraye ki,kiraye ke,bhada,bhade,bhaada,bhaade,bhadyane,किराया,किराये,किराए,किराये पर,किराए पर,भाडा,भाडे,भाडे पर,रेंट,रेन्ट,रेंट पर,लीज",
  ],
  [
    "purpose",
    "sale",
    { purpose: "sale" },
    "buy,to buy,buying,purchase,purchasing,sale,for sale,on sale,sell for,resale,re sale,kharidna,kharidne,kharidni,kharidana,khareedna,khareedne,khareedni,kharid,bikau,bikaau,bikri,खरीदना,खरीदने,खरीदनी,खरीद,बिक्री,बिकाऊ,सेल,रीसेल",
  ],

  [
    "type",
    "Apartment",
    { category: "residential", type: ["Apartment"] },
    "flat,flats,flate,falt,apartment,apartments,appartment,apartmant,aprtment,apartmnt,apt,फ्लैट,फ्लैट्स,फ्लेट,अपार्टमेंट,अपार्टमेन्ट,sadanika,सदनिका",
  ],
  [
    "type",
    "House",
    { category: "residential", type: ["House"] },
    "house,houses,independent house,individual house,makaan,makan,makaaan,मकान,haveli,हवेली,हाउस",
  ],
  [
    "category",
    "residential",
    { category: "residential" },
    "home,homes,ghar,gharr,घर,residential,residential property,आवासीय,niwas",
  ],
  [
    "subtype",
    "villa",
    { category: "residential", subtype: ["villa"] },
    "villa,villas,vila,kothi,kothee,bungalow,bungalows,bangla,bungla,banglow,bunglow,कोठी,बंगला,बंगले,विला",
  ],
  [
    "subtype",
    "row-house",
    { category: "residential", subtype: ["row-house"] },
    "row house,row houses,rowhouse,townhouse,town house,रो हाउस",
  ],
  [
    "subtype",
    "farmhouse",
    { category: "residential", subtype: ["farmhouse"] },
    "farmhouse,farm house,farmhouses,फार्महाउस,फार्म हाउस",
  ],
  [
    "subtype",
    "builder-floor",
    { category: "residential", subtype: ["builder-floor"] },
    "builder floor,builder floors,builder flat,independent floor,independent floors,बिल्डर फ्लोर,इंडिपेंडेंट फ्लोर",
  ],
  [
    "subtype",
    "penthouse",
    { category: "residential", subtype: ["penthouse"] },
    "penthouse,penthouses,pent house,पेंटहाउस",
  ],
  [
    "subtype",
    "studio",
    { category: "residential", subtype: ["studio"] },
    "studio,studios,studio apartment,studio flat,one room kitchen,single room,स्टूडियो,स्टूडियो अपार्टमेंट",
  ],

  [
    "category",
    "commercial",
    { category: "commercial" },
    "commercial,comercial,commercial property,commercial space,commercial building,vyavasayik,व्यावसायिक,कमर्शियल,sco",
  ],
  [
    "subtype",
    "office",
    { category: "commercial", subtype: ["office"] },
    "office,offices,office space,office spaces,workspace,daftar,daftr,ofis,coworking,co working,coworking space,co working space,ऑफिस,आफिस,ऑफिस स्पेस,दफ्तर,कार्यालय",
  ],
  [
    "subtype",
    "retail",
    { category: "commercial", subtype: ["retail"] },
    "shop,shops,dukaan,dukan,dukaane,showroom,showrooms,show room,retail,retail space,retail shop,दुकान,दुकानें,शोरूम,शॉप",
  ],
  [
    "subtype",
    "warehouse",
    { category: "commercial", subtype: ["warehouse"] },
    "warehouse,warehouses,werehouse,ware house,godown,godowns,godam,godaam,godawn,cold storage,गोदाम,वेयरहाउस",
  ],
  [
    "subtype",
    "industrial",
    { category: "commercial", subtype: ["industrial"] },
    "factory,factories,factory shed,karkhana,industrial,industrial shed,industrial space,कारखाना,फैक्ट्री,फैक्टरी",
  ],

  [
    "category",
    "land",
    { category: "land" },
    "plot,plots,plott,khali plot,site,land,lands,zameen,zamin,jameen,jamin,bhoomi,bhumi,bhukhand,jagah,प्लॉट,प्लाट,भूखंड,जमीन,भूमि",
  ],
  [
    "subtype",
    "residential-land",
    { category: "land", subtype: ["residential-land"] },
    "residential plot,residential plots,residential land,na plot,na plots,n a plot,bda site,आवासीय प्लॉट,आवासीय जमीन,रिहायशी प्लॉट",
  ],
  [
    "subtype",
    "agricultural-land",
    { category: "land", subtype: ["agricultural-land"] },
    "agricultural land,agriculture land,agricultural,agri land,farm land,farmland,farm lands,kheti,kheti ki zameen,kheti ki jameen,kheti ki jamin,khet,krishi bhoomi,krishi bhumi,sheti,खेत,खेती,खेती की जमीन,कृषि भूमि,शेती,शेत जमीन",
  ],
  [
    "subtype",
    "commercial-land",
    { category: "land", subtype: ["commercial-land"] },
    "commercial plot,commercial plots,commercial land,sco plot,sco plots,कमर्शियल प्लॉट,व्यावसायिक जमीन",
  ],
  [
    "subtype",
    "industrial-land",
    { category: "land", subtype: ["industrial-land"] },
    "industrial plot,industrial plots,industrial land,औद्योगिक जमीन,औद्योगिक प्लॉट",
  ],

  [
    "furnishing",
    "furnished",
    { furnishing: ["furnished"] },
    "furnished,fully furnished,full furnished,well furnished,furnish,furnised,furnishd,fully furnish,full furnish,fullyfurnished,फर्निश्ड,फुल फर्निश्ड,फुली फर्निश्ड,सुसज्जित",
  ],
  [
    "furnishing",
    "semi-furnished",
    { furnishing: ["semi-furnished"] },
    "semi furnished,semifurnished,semi furnish,semi furnised,semi,सेमी फर्निश्ड,सेमीफर्निश्ड,अर्ध सुसज्जित",
  ],
  [
    "furnishing",
    "unfurnished",
    { furnishing: ["unfurnished"] },
    "unfurnished,un furnished,unfurnish,bare shell,अनफर्निश्ड",
  ],

  [
    "possession",
    "ready",
    { possession: "ready" },
    "ready to move,ready to move in,ready to shift,ready possession,ready,rtm,rtmi,immediate possession,रेडी टू मूव,रेडी,तुरंत कब्जा",
  ],
  [
    "possession",
    "under-construction",
    { possession: "under-construction" },
    "under construction,underconstruction,under constructed,nirmanadhin,अंडर कंस्ट्रक्शन,निर्माणाधीन",
  ],

  [
    "postedBy",
    "owner",
    { postedBy: ["owner"] },
    "owner,owners,by owner,direct from owner,owner se direct,malik se direct,direct owner,from owner,owner direct,owner property,malik,malik se,makan malik,makaan malik,directly from owner,only owner,only owners,owner only,owners only,direct malik,direct malik se,nobroker,nobrokerage,मालिक,मकान मालिक,मालिक से,मालिक से सीधे,सीधे मालिक,सीधे मालिक से",
  ],
  [
    "postedBy",
    "agent",
    { postedBy: ["agent"] },
    "agent,agents,broker,brokers,dealer,dealers,property dealer,middleman,middlemen,dalal,dalaal,channel partner,एजेंट,ब्रोकर,दलाल",
  ],
  [
    "postedBy",
    "company",
    { postedBy: ["company"] },
    "builder,builders,by builder,direct builder,from builder,developer,developers,बिल्डर,डेवलपर",
  ],

  [
    "rera",
    "1",
    { rera: true },
    "rera,rera approved,rera registered,rera certified,rera number,rera project,maharera,रेरा,रेरा अप्रूव्ड,रेरा पंजीकृत",
  ],
  [
    "photos",
    "1",
    { photos: true },
    "photo,photos,with photo,with photos,with pictures,with picture,with images,with pics,photo ke saath,photo wala,photo wale,photo wali,photos wale,फोटो,फोटो के साथ,फोटो वाला,फोटो वाले,फोटो वाली,तस्वीर,तस्वीरों के साथ",
  ],
  [
    "sort",
    "price-low",
    { sort: "price-low" },
    "cheap,cheapest,affordable,low budget,low price,low cost,budget friendly,sasta,saste,sasti,kam daam,kam kimat,kam budget,सस्ता,सस्ते,सस्ती,कम दाम,कम कीमत",
  ],
];

export const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...DENIALS.flatMap((denial) => {
    const { param, value, sets, denied } = denial;
    return phrasesOf(denial).map((phrase) => asEntry(phrase, { param, value, sets, denied }));
  }),
  ...ENTRIES.flatMap(([param, value, sets, phrases]) =>
    phrases.split(",").map((phrase) => asEntry(phrase, { param, value, sets })),
  ),
]);

function asEntry(phrase: string, meaning: Meaning): [string, Meaning] {
  return [phrase, meaning];
}
