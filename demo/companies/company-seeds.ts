/** Invented companies, the featured ones first. */

import type { CompanySeed } from "./company-seed.ts";
import { FEATURED_COMPANY_SEEDS } from "./featured-company-seeds.ts";

export const COMPANY_SEEDS: readonly CompanySeed[] = [
  ...FEATURED_COMPANY_SEEDS,
  {
    name: "Bazaar Row",
    city: "delhi",
    office: "Karol Bagh",
    trades: ["shops", "offices"],
    projects: ["Bazaar Row One, Karol Bagh, shops", "Lantern Arcade, Rohini, shops"],
    isVerified: true,
    description: "Shops, showrooms and small offices in the old and new markets of Delhi.",
  },
  {
    name: "Neem & Stone",
    city: "bangalore",
    office: "Whitefield",
    trades: ["builds", "land"],
    projects: [
      "Neem Street, Whitefield, villas",
      "Stonewell, Devanahalli, villas",
      "Stonewell Plots, Devanahalli, plots",
    ],
    isVerified: true,
    description:
      "Villas and villa plots with lime plaster, local stone and deep verandahs. Small projects, two at a time.",
  },
  {
    name: "Karkhana Parks",
    city: "pune",
    office: "Chakan",
    trades: ["sheds", "land"],
    projects: ["Karkhana Park East, Chakan, sheds", "Karkhana Park North, Talegaon Dabhade, sheds"],
    isVerified: true,
    description:
      "Sheds, warehouses and serviced industrial plots on the Chakan and Talegaon belts, with power and fire papers in place.",
  },
  {
    name: "Musi Riverside",
    city: "hyderabad",
    office: "Narsingi",
    trades: ["land", "sheds", "lets"],
    projects: ["Musi Orchards, Shadnagar, plots", "Musi Storeyard, Medchal, sheds"],
    isVerified: true,
    description: "Plots, farm land and godowns around the Outer Ring Road, and a desk for rentals.",
  },
  {
    name: "Banyan Brokers",
    city: "mumbai",
    office: "Andheri West",
    trades: ["resale", "lets"],
    projects: [],
    isVerified: true,
    description: "",
  },
  {
    name: "Honge Tree Rentals",
    city: "bangalore",
    office: "HSR Layout",
    trades: ["lets", "offices"],
    projects: ["Honge Workyard, HSR Layout, offices"],
    isVerified: true,
    description:
      "Rented homes and small offices for people new to Bangalore. One month's fee, written on the first page of the agreement.",
  },
  {
    name: "Sohna Ridge Estates",
    city: "gurugram",
    office: "Sohna",
    trades: ["land", "builds"],
    projects: ["Ridge Fields, Sohna, plots", "Ridge House, Sohna, floors"],
    isVerified: true,
    description: "Plots, low-rise floors and farm land between Sohna and Farrukhnagar.",
  },
  {
    name: "Milestone Nine Offices",
    city: "gurugram",
    office: "Udyog Vihar",
    trades: ["offices", "sheds", "lets"],
    projects: ["Milestone Nine, Udyog Vihar, offices", "Loom Works, Manesar, sheds"],
    isVerified: true,
    description:
      "Fitted offices, warehouses in Manesar and company leases for staff. Lock-in and escalation are printed beside the rent.",
  },
  {
    name: "Thinnai Homes",
    city: "chennai",
    office: "Adyar",
    trades: ["builds", "resale", "lets"],
    projects: [
      "Thinnai Veranda, Velachery, flats",
      "Thinnai Mangrove, Sholinganallur, flats",
      "Thinnai Kudil, Medavakkam, villas",
    ],
    isVerified: true,
    description:
      "Flats of four to forty in a building, mostly joint developments with the families who owned the house before.",
  },
  {
    name: "Palmyra Grounds",
    city: "chennai",
    office: "Sriperumbudur",
    trades: ["land", "sheds", "offices"],
    projects: ["Palmyra Layout, Thiruporur, plots", "Palmyra Sheds, Oragadam, sheds"],
    isVerified: true,
    description:
      "Approved layouts, factory sheds and small offices in and around Chennai, sold by the ground and by the square foot.",
  },
  {
    name: "Rowak Residences",
    city: "kolkata",
    office: "New Town",
    trades: ["builds", "lets", "offices"],
    projects: ["Rowak Lakeside, New Town, flats", "Rowak Para, Garia, flats"],
    isVerified: true,
    description: "Apartments in New Town and Garia, with a rental desk in the same office.",
  },
  {
    name: "Hooghly Ghat Realty",
    city: "kolkata",
    office: "Ballygunge",
    trades: ["resale", "shops", "sheds", "land"],
    projects: ["Ghat Godowns, Dankuni, sheds"],
    isVerified: false,
    description:
      "Older flats in south Kolkata, shops on the big roads and godowns at Dankuni. A family firm of five.",
  },
  {
    name: "Otla Developers",
    city: "ahmedabad",
    office: "Shela",
    trades: ["builds", "lets", "shops"],
    projects: [
      "Otla Greens, Shela, flats",
      "Otla Bungalows, Bopal, villas",
      "Otla Square, Gota, shops",
    ],
    isVerified: true,
    description: "Flats, bungalows and shop fronts along the Ring Road, most of them ready to see.",
  },
  {
    name: "Pol & Chowk Estates",
    city: "ahmedabad",
    office: "Navrangpura",
    trades: ["resale", "offices", "sheds", "land"],
    projects: ["Chowk House, Navrangpura, offices"],
    isVerified: false,
    description:
      "Resale homes, offices on CG Road and sheds in the estates of Sanand and Changodar.",
  },
  {
    name: "Chowkdi Homes",
    city: "jaipur",
    office: "Vaishali Nagar",
    trades: ["builds", "resale", "lets", "offices", "shops"],
    projects: ["Chowkdi Pink Court, Jagatpura, flats", "Chowkdi Havelis, Vaishali Nagar, villas"],
    isVerified: false,
    description: "Flats, villas and shops on the west side of Jaipur.",
  },
  {
    name: "Khejri Lands",
    city: "jaipur",
    office: "Ajmer Road",
    trades: ["land", "sheds"],
    projects: ["Khejri Nagar, Ajmer Road, plots", "Khejri Farms, Kukas, plots"],
    isVerified: false,
    description:
      "Residential plots, farm land and industrial plots on the Ajmer and Delhi highways, each with its patta or jamabandi.",
  },
];
