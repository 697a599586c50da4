import type { CompanySeed } from "./company-seed.ts";

/** The eight companies on the home page, in order. */
export const FEATURED_COMPANY_SEEDS: readonly CompanySeed[] = [
  {
    name: "Nivara Developers",
    city: "pune",
    office: "Baner",
    trades: ["builds", "lets"],
    projects: [
      "Nivara Courtyards, Baner, flats",
      "Nivara Stepwell, Wakad, flats",
      "Nivara Terraces, Undri, villas",
    ],
    isVerified: true,
    description:
      "Builds mid-rise homes around shared courtyards in west Pune. Three projects are open for sale; a small desk lets flats for their owners.",
  },
  {
    name: "Saltpan Realty",
    city: "mumbai",
    office: "Mulund West",
    trades: ["builds"],
    projects: [
      "Saltpan One, Mulund West, flats",
      "Saltpan Creekside, Borivali West, flats",
      "Saltpan Yard, Chembur, flats",
    ],
    isVerified: true,
    description:
      "Redevelops old housing societies in the suburbs. Every listing gives carpet area first and says what the corpus and parking cost on top.",
  },
  {
    name: "Gulmohar Homes",
    city: "bangalore",
    office: "Sarjapur Road",
    trades: ["builds", "resale"],
    projects: [
      "Gulmohar Grove, Sarjapur Road, flats",
      "Gulmohar Ninety, Electronic City, flats",
      "Gulmohar Lanes, Whitefield, villas",
    ],
    isVerified: true,
    description:
      "Apartments and row houses in south-east Bangalore, with a small resale desk for owners who move on.",
  },
  {
    name: "Aravali Estates",
    city: "delhi",
    office: "Saket",
    trades: ["builds", "resale", "lets"],
    projects: [
      "Aravali Court, Dwarka, flats",
      "Aravali Floors, Greater Kailash, floors",
      "Aravali Stilt, Janakpuri, floors",
    ],
    isVerified: true,
    description:
      "Builder floors and family homes in south and west Delhi, for sale and on rent. Papers are laid out before the first visit.",
  },
  {
    name: "Charminar Spaces",
    city: "hyderabad",
    office: "Kondapur",
    trades: ["builds", "resale"],
    projects: [
      "Charminar Crescent, Kokapet, flats",
      "Charminar Lake Row, Narsingi, flats",
      "Charminar Baugh, Tellapur, villas",
    ],
    isVerified: true,
    description: "High-rise homes on the western corridor of Hyderabad, sold floor by floor.",
  },
  {
    name: "Diamond Court Offices",
    city: "mumbai",
    office: "Bandra Kurla Complex",
    trades: ["offices", "shops"],
    projects: [
      "Diamond Court, Bandra Kurla Complex, offices",
      "Ledger House, Andheri East, offices",
    ],
    isVerified: true,
    description:
      "Offices from four seats to two floors, let and sold in the business districts of Mumbai. Rents are quoted on carpet, with CAM shown apart.",
  },
  {
    name: "Sahyadri Lands",
    city: "pune",
    office: "Paud",
    trades: ["land"],
    projects: ["Sahyadri Meadows, Paud, plots", "Sahyadri Nagar, Talegaon Dabhade, plots"],
    isVerified: true,
    description:
      "Farm land and sanctioned plots in Mulshi and Maval. Each plot is walked with a surveyor and the 7/12 extract is shown on the spot.",
  },
  {
    name: "Kikar Homes",
    city: "gurugram",
    office: "Sector 65",
    trades: ["builds", "resale"],
    projects: [
      "Kikar Gate, Sector 65, flats",
      "Kikar Walk, Dwarka Expressway, flats",
      "Kikar Lane, Sector 82, floors",
    ],
    isVerified: true,
    description:
      "Family apartments off Golf Course Extension Road and along Dwarka Expressway. Handover dates are the ones in the agreement.",
  },
];
