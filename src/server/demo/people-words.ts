/** Invented people: first names and surnames are common ones, put together at random. */

export const FIRST_NAMES = [
  "Aditi",
  "Rohan",
  "Meera",
  "Imran",
  "Kavita",
  "Sandeep",
  "Farah",
  "Nikhil",
  "Lakshmi",
  "Joseph",
  "Pooja",
  "Arvind",
  "Shabnam",
  "Manish",
  "Divya",
  "Gurpreet",
  "Ananya",
  "Suresh",
  "Nandini",
  "Vikram",
  "Rukhsar",
  "Pranav",
  "Ishita",
  "Deepak",
  "Sunita",
  "Harish",
  "Tanvi",
  "Mohan",
  "Zoya",
  "Karthik",
  "Bhavna",
  "Yusuf",
  "Revathi",
  "Amol",
  "Sneha",
  "Rajat",
  "Padma",
  "Tarun",
  "Maya",
  "Girish",
];

export const SURNAMES = [
  "Deshmukh",
  "Iyer",
  "Khan",
  "Sharma",
  "Reddy",
  "Banerjee",
  "Patel",
  "Chauhan",
  "Nair",
  "Kulkarni",
  "Fernandes",
  "Gupta",
  "Rathore",
  "Menon",
  "Shah",
  "Das",
  "Qureshi",
  "Bhat",
  "Singh",
  "Joshi",
  "Naidu",
  "Ghosh",
  "Mehta",
  "Sethi",
  "Pillai",
  "Sawant",
  "Ansari",
  "Murthy",
  "Verma",
  "Kamat",
  "Bose",
];

export const CITY_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  pune: ["Marathi", "Hindi", "English"],
  mumbai: ["Marathi", "Hindi", "English", "Gujarati"],
  bangalore: ["Kannada", "English", "Hindi", "Tamil"],
  hyderabad: ["Telugu", "Hindi", "English", "Urdu"],
  delhi: ["Hindi", "English", "Punjabi"],
  gurugram: ["Hindi", "English", "Punjabi"],
  chennai: ["Tamil", "English", "Telugu"],
  kolkata: ["Bengali", "Hindi", "English"],
  ahmedabad: ["Gujarati", "Hindi", "English"],
  jaipur: ["Hindi", "English"],
};

export type AgentRole = { title: string; specialization: string; description: string };

export const AGENT_ROLES: readonly AgentRole[] = [
  {
    title: "Residential Sales Advisor",
    specialization: "Resale flats",
    description:
      "Shows few flats and knows their papers. Answers on WhatsApp until nine in the evening.",
  },
  {
    title: "Rental Specialist",
    specialization: "Rentals",
    description:
      "Finds homes for families and for people sharing, and stays with them through the agreement.",
  },
  {
    title: "Land Consultant",
    specialization: "Plots and farm land",
    description:
      "Walks every boundary before listing it and reads records of rights aloud, line by line.",
  },
  {
    title: "Commercial Leasing Advisor",
    specialization: "Offices and shops",
    description:
      "Compares offices on carpet area and all-in cost, and keeps the sheet open to both sides.",
  },
  {
    title: "New Projects Advisor",
    specialization: "Under-construction homes",
    description: "Tracks building progress month by month and tells buyers when to wait.",
  },
  {
    title: "Senior Property Advisor",
    specialization: "Independent houses and villas",
    description: "Sells houses that need patience. Prefers one long visit to five short ones.",
  },
  {
    title: "Industrial Property Advisor",
    specialization: "Warehouses and sheds",
    description: "Knows the estates, the feeders and the gates. Brings a tape and a torch.",
  },
  {
    title: "Property Consultant",
    specialization: "First homes",
    description:
      "Works with first-time buyers, and explains loans and stamp duty before the first site visit.",
  },
];

export const BADGES = ["Fast replies", "Local expert", "Most visits"] as const;
