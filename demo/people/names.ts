/** Invented people: common first names and surnames, combined at random. */

import type { Trade } from "#demo/companies/company-seed.ts";

type Names = { first: readonly string[]; last: readonly string[] };

/** Lists with coprime lengths, so that pairs repeat late. */
export const COMMON_NAMES: Names = {
  first:
    "Aditi Rohan Meera Kavita Sandeep Nikhil Lakshmi Pooja Arvind Manish Divya Ananya Suresh Nandini Vikram Pranav Ishita Deepak Sunita Harish Tanvi Mohan Karthik Bhavna Revathi Amol Sneha Rajat Padma Tarun Girish".split(
      " ",
    ),
  last: "Deshmukh Iyer Sharma Reddy Banerjee Patel Chauhan Nair Kulkarni Gupta Rathore Menon Shah Das Bhat Joshi Naidu Ghosh Mehta Sethi Pillai Sawant Murthy Verma Kamat Bose Rao".split(
    " ",
  ),
};

export const OTHER_NAMES: readonly Names[] = [
  {
    first: ["Adil", "Farah", "Shabnam", "Yusuf", "Rehana"],
    last: ["Qureshi", "Ansari", "Sheikh", "Mirza"],
  },
  { first: ["Gurpreet", "Simran", "Harjit"], last: ["Singh", "Gill"] },
  { first: ["Joseph", "Maria", "Anita", "Kevin"], last: ["Fernandes", "Mathew", "Thomas"] },
];

/** Women's first names, for choosing portraits. */
export const WOMEN: ReadonlySet<string> = new Set(
  "Aditi Meera Kavita Lakshmi Pooja Divya Ananya Nandini Ishita Sunita Tanvi Bhavna Revathi Sneha Padma Farah Shabnam Rehana Simran Maria Anita".split(
    " ",
  ),
);

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

type AgentRole = {
  title: string;
  specialization: string;
  /** What such an agent's firm deals in. */
  trade: Trade;
  description: string;
};

export const AGENT_ROLES: readonly AgentRole[] = [
  {
    title: "Residential Sales Advisor",
    specialization: "Resale flats",
    trade: "resale",
    description:
      "Shows few flats and knows their papers. Answers on WhatsApp until nine in the evening.",
  },
  {
    title: "Rental Specialist",
    specialization: "Rentals",
    trade: "lets",
    description:
      "Finds homes for families and for people sharing, and stays with them through the agreement.",
  },
  {
    title: "Land Consultant",
    specialization: "Plots and farm land",
    trade: "land",
    description:
      "Walks every boundary before listing it and reads records of rights aloud, line by line.",
  },
  {
    title: "Commercial Leasing Advisor",
    specialization: "Offices and shops",
    trade: "offices",
    description:
      "Compares offices on carpet area and all-in cost, and keeps the sheet open to both sides.",
  },
  {
    title: "New Projects Advisor",
    specialization: "Under-construction homes",
    trade: "builds",
    description: "Tracks building progress month by month and tells buyers when to wait.",
  },
  {
    title: "Senior Property Advisor",
    specialization: "Independent houses and villas",
    trade: "resale",
    description: "Sells houses that need patience. Prefers one long visit to five short ones.",
  },
  {
    title: "Industrial Property Advisor",
    specialization: "Warehouses and sheds",
    trade: "sheds",
    description: "Knows the estates, the feeders and the gates. Brings a tape and a torch.",
  },
  {
    title: "Property Consultant",
    specialization: "First homes",
    trade: "builds",
    description:
      "Works with first-time buyers, and explains loans and stamp duty before the first site visit.",
  },
];

export const BADGES = ["Fast replies", "Local expert", "Most visits"] as const;
