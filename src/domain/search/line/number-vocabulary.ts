/** Vocabulary that says something about neighbouring numbers, and connecting words. */

import type { AreaUnit } from "#domain/shared/area/units.ts";
import { WORDS } from "#domain/shared/money/vocabulary.ts";

/**
 * One letter for each role a word can have, so that phrases about numbers can be matched as patterns over
 * letters: "2bhk 75l tak" is "nB nst".
 */
export type Role =
  | "n" // a number in digits
  | "w" // a number in words
  | "a" // a quarter or half more or less: sava, sadhe, paune
  | "s" // thousand, lakh, crore
  | "c" // rupees
  | "r" // from one to the other
  | "d" // and, or
  | "/"
  | "+"
  | ","
  | "b" // between
  | "u" // at most, said before: under
  | "t" // at most, said after: tak
  | "v" // at most, said before or after: max
  | "f" // at least, before: above
  | "g" // at least, after: onwards
  | "h" // at least, before or after: minimum
  | "o" // about
  | "p" // price, budget
  | "m" // a month
  | "U" // a unit of area
  | "i" // what an area measures: carpet, plot size
  | "X" // the "by" of 30 by 40
  | "B" // bedrooms
  | "K" // a room with a kitchen
  | "A" // sector, phase: a number after it is an address
  | "C" // minutes, floors: a number before it counts them
  | "G" // holds others together
  | "M" // says something on its own
  | "x"; // anything else

const BATHS =
  "bath,baths,bathroom,bathrooms,bath room,bath rooms,bathrum,washroom,washrooms,wash room,wash rooms,toilet,toilets,snanghar,बाथ,बाथरूम,बाथरुम,बाथ रूम,वॉशरूम,वाशरूम,टॉयलेट,शौचालय,स्नानघर";

/** Bathrooms: the number before them is how many there should be at least. */
export const BATH_WORDS: ReadonlySet<string> = new Set(BATHS.split(","));

const PHRASES: readonly (readonly [Role, string])[] = [
  ["r", "to,till,-,~,se lekar,से लेकर"],
  ["d", "and,or,ya,aur,&,और,या,व"],
  ["/", "/,per,prati,प्रति"],
  ["+", "+,plus"],
  ["b", "between,ke beech,के बीच"],
  [
    "u",
    "under,below,upto,up to,within,less than,lesser than,not more than,no more than,at most,cheaper than,<,≤,budget upto,budget under",
  ],
  [
    "t",
    "tak,tk,tak ka,tak ki,tak ke,tak me,tak mein,ke andar,k andar,andar,ke under,k under,se kam,se km,se kum,se niche,se neeche,ke niche,ke neeche,or less,तक,तक का,तक की,तक के,के अंदर,के अन्दर,के भीतर,अंदर,अन्दर,से कम,से नीचे,के नीचे",
  ],
  ["v", "max,maximum,jyada se jyada,zyada se zyada,अधिकतम,ज्यादा से ज्यादा"],
  ["f", "above,over,from,more than,greater than,at least,atleast,starting,starting from,>,≥"],
  [
    "g",
    "onwards,onward,or more,and above,se upar,se uper,se jyada,se zyada,se adhik,se shuru,से ऊपर,से ज्यादा,से अधिक,से शुरू",
  ],
  ["h", "min,minimum,kam se kam,कम से कम,न्यूनतम"],
  [
    "o",
    "around,about,approx,approximately,nearly,aaspaas,aas paas,aspas,ke aaspaas,ke aas paas,ke aspas,ke as pas,ke aaspas,ke karib,ke kareeb,lagbhag,lagbag,karib,kareeb,आसपास,के आसपास,आस पास,के आस पास,लगभग,करीब,के करीब",
  ],
  ["p", "budget,price,cost,rate,daam,dam,kimat,keemat,kimmat,range,price range,बजट,कीमत,दाम,मूल्य"],
  [
    "m",
    "per month,a month,pm,p m,monthly,pcm,month,mahina,mahine,per mahina,har mahine,mahine ka,mahine ki,महीना,महीने,प्रति माह,मासिक,माह",
  ],
  [
    "i",
    "carpet,carpet area,built up,builtup,built up area,builtup area,super built up,super builtup,super built up area,super area,area,plot size,plot area,size,कारपेट,क्षेत्रफल,एरिया",
  ],
  ["X", "x,by"],
  [
    "B",
    "bhk,bhks,bkh,bhkk,bhak,b h k,bedroom,bedrooms,bed room,bed rooms,bed,beds,br,bedrom,बीएचके,बी एच के,बेडरूम,बेड रूम,बीएच के",
  ],
  ["K", "rk,r k,room kitchen,आरके,आर के"],
  [
    "A",
    "sector,sectors,sec,sect,phase,ph,block,tower,wing,ward,gali,gate,no,number,plot no,plot number,house no,house number,flat no,flat number,shop no,road no,street no,nh,highway,stage,main,cross,pocket,part,unit,सेक्टर,फेज,ब्लॉक,वार्ड,गली,नंबर",
  ],
  ["C", BATHS],
  [
    "C",
    "km,kms,kilometer,kilometers,min,mins,minute,minutes,meter,meters,metre,metres,mtr,years,year,yrs,yr,saal,sal,floor,floors,manzil,balcony,balconies,parking,parkings,car,cars,seat,seats,seater,people,log,side,sides,days,din,hours,lift,lifts,room,rooms,kamra,kamre,st,nd,rd,th,किमी,मिनट,साल,मंजिल,कमरा,कमरे",
  ],
];

/** Units by the words people type; their sizes are in `area/units.ts`. */
const UNITS: readonly (readonly [AreaUnit, string])[] = [
  [
    "sqft",
    "sq ft,sqft,sq feet,sq foot,square feet,square foot,square ft,sq fit,sft,sqfts,sq fts,feet,foot,ft,fut,वर्ग फुट,वर्ग फीट,स्क्वायर फीट,स्क्वायर फुट,फुट,फीट",
  ],
  [
    "sqyd",
    "gaj,gaz,guz,gajam,gajams,sq yd,sqyd,sq yds,sq yard,sq yards,sqyard,sqyards,sqyrd,square yard,square yards,sq gaj,yard,yards,गज,वर्ग गज,यार्ड",
  ],
  [
    "sqm",
    "sq m,sqm,sq mtr,sq mtrs,sq meter,sq meters,sq metre,sq metres,sqmtr,square meter,square meters,square metre,square metres,वर्ग मीटर",
  ],
  ["acre", "acre,acres,ekar,ekad,ekkar,killa,एकड,एकर"],
  ["hectare", "hectare,hectares,हेक्टेयर"],
  ["guntha", "guntha,gunthas,gunta,guntas,गुंठा,गुंठे"],
  ["cent", "cent,cents,decimal,dismil,डिसमिल,सेंट"],
  ["ground", "ground,grounds,ग्राउंड"],
  ["kanal", "kanal,kanals,कनाल"],
  ["marla", "marla,marlas,मरला"],
  ["bigha", "bigha,bighas,beegha,vigha,बीघा,बीघे"],
  ["biswa", "biswa,बिस्वा"],
  ["katha", "katha,kattha,cottah,कट्ठा"],
  ["dhur", "dhur,धुर"],
];

/** Words without meaning of their own: "before" go with what follows, "after" with what came before. */
const GLUE_WORDS: Readonly<Record<Glue, string>> = {
  before:
    "in,at,of,for,the,a,an,on,by,to,from,with,near,nearby,i,we,am,want,need,looking,looking for,search,searching,find,show,show me,any,please,pls,ek,one,and,or,ya,aur,mujhe,mujhko,hame,hume,koi,एक,और,या,मुझे,हमें,कोई",
  after:
    "hai,h,hain,chahiye,chaiye,chahie,chahiya,chaahiye,cahiye,ke,k,ka,ki,ko,mein,me,mai,par,pe,liye,ke liye,lie,lena,leni,lene,wala,wale,wali,vala,vale,vali,se,only,area,paas,pas,ke paas,ke pas,property,properties,dikhao,batao,karna,में,मे,के,का,की,को,पर,लिए,के लिए,चाहिए,चाहिये,है,हैं,वाला,वाले,वाली,से,पास,के पास,प्रॉपर्टी,प्रापर्टी,संपत्ति,लेना",
};

export type Glue = "before" | "after";

export const UNIT_WORDS: ReadonlyMap<string, AreaUnit> = phraseMap(UNITS);

export const GLUE: ReadonlyMap<string, Glue> = phraseMap(
  Object.entries(GLUE_WORDS) as [Glue, string][],
);

/** The roles of the money reader's vocabulary here. */
const MONEY_ROLES: Readonly<Record<string, Role>> = {
  scale: "s",
  numberWord: "w",
  added: "a",
  currency: "c",
};

const SIGNS: readonly (readonly [string, Role])[] = [
  [",", ","],
  [";", ","],
  ["|", ","],
  ["\n", ","],
  ["₹", "c"],
  ["/-", "c"],
  ["/=", "c"],
];

export const ROLES: ReadonlyMap<string, Role> = new Map([
  ...[...UNIT_WORDS.keys()].map((phrase): [string, Role] => [phrase, "U"]),
  ...phraseMap(PHRASES),
  ...[...WORDS].flatMap(([word, meaning]): [string, Role][] => {
    const role = MONEY_ROLES[typeof meaning === "string" ? meaning : meaning.kind];
    return role ? [[word, role]] : [];
  }),
  ...SIGNS,
]);

function phraseMap<Value>(rows: readonly (readonly [Value, string])[]): Map<string, Value> {
  return new Map(
    rows.flatMap(([value, phrases]) =>
      phrases.split(",").map((phrase): [string, Value] => [phrase, value]),
    ),
  );
}
