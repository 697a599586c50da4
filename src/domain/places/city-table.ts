export type City = {
  slug: string;
  name: string;
  nameHi: string;
  /** ISO 3166-2 code of the state without its "IN-". */
  state: string;
  stateName: string;
  latitude: number;
  longitude: number;
  aliases: readonly string[];
};

type Row = readonly [
  slug: string,
  name: string,
  nameHi: string,
  state: keyof typeof STATE_NAMES,
  latitude: number,
  longitude: number,
  aliases: readonly string[],
];

const STATE_NAMES = {
  MH: "Maharashtra",
  DL: "Delhi",
  KA: "Karnataka",
  TS: "Telangana",
  HR: "Haryana",
  UP: "Uttar Pradesh",
  TN: "Tamil Nadu",
  WB: "West Bengal",
  GJ: "Gujarat",
  RJ: "Rajasthan",
  KL: "Kerala",
  GA: "Goa",
  CH: "Chandigarh",
  MP: "Madhya Pradesh",
  AP: "Andhra Pradesh",
  OD: "Odisha",
  UK: "Uttarakhand",
} as const;

/** The five cities of the search filter come first, in display order. */
const ROWS: readonly Row[] = [
  [
    "mumbai",
    "Mumbai",
    "मुंबई",
    "MH",
    19.0728,
    72.8826,
    ["Bombay", "Navi Mumbai", "मुम्बई", "बंबई", "बम्बई", "नवी मुंबई"],
  ],
  ["delhi", "Delhi", "दिल्ली", "DL", 28.652, 77.2315, ["New Delhi", "Dilli", "नई दिल्ली", "देहली"]],
  [
    "bangalore",
    "Bangalore",
    "बेंगलुरु",
    "KA",
    12.9719,
    77.5937,
    ["Bengaluru", "Bengaluru Urban", "Bengalooru", "Blr", "बंगलुरु", "बैंगलोर", "बंगलौर", "बेंगलूरु"],
  ],
  ["pune", "Pune", "पुणे", "MH", 18.5196, 73.8554, ["Poona", "Pimpri Chinchwad", "पूना", "पुना"]],
  [
    "hyderabad",
    "Hyderabad",
    "हैदराबाद",
    "TS",
    17.3841,
    78.4564,
    ["Hyd", "Secunderabad", "Cyberabad", "सिकंदराबाद"],
  ],
  [
    "gurugram",
    "Gurugram",
    "गुरुग्राम",
    "HR",
    28.4601,
    77.0264,
    ["Gurgaon", "Gurgoan", "गुड़गांव", "गुड़गाँव"],
  ],
  ["noida", "Noida", "नोएडा", "UP", 28.58, 77.33, ["Greater Noida", "ग्रेटर नोएडा"]],
  ["chennai", "Chennai", "चेन्नई", "TN", 13.0878, 80.2785, ["Madras", "मद्रास"]],
  ["kolkata", "Kolkata", "कोलकाता", "WB", 22.5626, 88.363, ["Calcutta", "कलकत्ता"]],
  [
    "ahmedabad",
    "Ahmedabad",
    "अहमदाबाद",
    "GJ",
    23.0258,
    72.5873,
    ["Ahmadabad", "Amdavad", "अमदावाद"],
  ],
  ["jaipur", "Jaipur", "जयपुर", "RJ", 26.9196, 75.7878, ["Pink City"]],
  ["kochi", "Kochi", "कोच्चि", "KL", 9.9399, 76.2602, ["Cochin", "Ernakulam", "कोचीन", "एर्नाकुलम"]],
  [
    "goa",
    "Goa",
    "गोवा",
    "GA",
    15.4957,
    73.8262,
    ["Panaji", "Panjim", "North Goa", "South Goa", "पणजी"],
  ],
  ["lucknow", "Lucknow", "लखनऊ", "UP", 26.8393, 80.9231, ["Lakhnau"]],
  ["chandigarh", "Chandigarh", "चंडीगढ़", "CH", 30.7363, 76.7884, ["Tricity", "Chd", "चण्डीगढ़"]],
  ["indore", "Indore", "इंदौर", "MP", 22.7179, 75.8333, ["Indaur", "इन्दौर"]],
  ["nagpur", "Nagpur", "नागपुर", "MH", 21.1463, 79.0849, []],
  [
    "coimbatore",
    "Coimbatore",
    "कोयंबटूर",
    "TN",
    11.0056,
    76.9661,
    ["Kovai", "Koyambuttur", "कोयम्बटूर"],
  ],
  [
    "visakhapatnam",
    "Visakhapatnam",
    "विशाखापत्तनम",
    "AP",
    17.6801,
    83.2016,
    ["Vizag", "Vishakhapatnam", "Vishakapatnam", "Waltair", "विशाखापट्टनम", "विजाग"],
  ],
  ["mysuru", "Mysuru", "मैसूरु", "KA", 12.2979, 76.6393, ["Mysore", "मैसूर"]],
  ["vadodara", "Vadodara", "वडोदरा", "GJ", 22.2994, 73.2081, ["Baroda", "बड़ौदा", "बड़ोदरा"]],
  [
    "thiruvananthapuram",
    "Thiruvananthapuram",
    "तिरुवनंतपुरम",
    "KL",
    8.4855,
    76.9492,
    ["Trivandrum", "Tvm", "त्रिवेंद्रम"],
  ],
  ["bhubaneswar", "Bhubaneswar", "भुवनेश्वर", "OD", 20.2724, 85.8339, ["Bhubaneshwar", "Bbsr"]],
  ["dehradun", "Dehradun", "देहरादून", "UK", 30.3244, 78.0339, ["Dehra Dun", "Doon"]],
  ["surat", "Surat", "सूरत", "GJ", 21.1959, 72.8302, []],
];

/** The cities offered. */
export const CITIES: readonly City[] = ROWS.map(
  ([slug, name, nameHi, state, latitude, longitude, aliases]) => ({
    slug,
    name,
    nameHi,
    state,
    stateName: STATE_NAMES[state],
    latitude,
    longitude,
    aliases,
  }),
);
