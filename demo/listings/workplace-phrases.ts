/** Sentences and vocabulary about offices, shops, warehouses and factories. */

export type WorkplaceWords = {
  openings: readonly string[];
  middles: readonly string[];
  rentTerms: readonly string[];
  saleTerms: readonly string[];
  amenities: readonly string[];
  features: readonly string[];
};

const LEASE_TERMS = [
  "Lock-in of three years, fifteen per cent rise every three years, deposit {deposit}.",
  "Deposit {deposit}; GST at the going rate is paid on top of the rent.",
  "Rent-free fit-out of thirty days, then monthly in advance.",
  "The lease is registered; cost is shared equally.",
  "Brokerage is paid by the owner's side.",
  "Vacant now, keys with the caretaker, visits on any working day.",
];

const SALE_TERMS = [
  "Title is clear for thirty years and the search report is shared.",
  "Bank finance is possible on the registered papers.",
  "Sold with vacant possession, taxes paid to March.",
  "It was let until last year; the rent roll is shown to serious buyers.",
  "Transfer charges to the association are paid by the buyer.",
];

export const OFFICE: WorkplaceWords = {
  openings: [
    "{seats} seats, {cabins} cabins and a meeting room on {area} near {landmark}.",
    "A fitted floor for a team of {seats}, {area}, on the {floor}.",
    "Plug-and-play office of {area} with its own pantry, close to {landmark}.",
    "{area} on the {floor}, laid out for {seats} desks and {cabins} cabins.",
    "A quiet office behind {landmark} with windows along one whole side.",
    "Bare-shell floor of {area}; fit it for about {seats} people.",
    "Small-company office in {locality}: {seats} desks, a server cupboard and a reception.",
    "The previous firm left its workstations, so {seats} people can start on Monday.",
    "Half a floor in {locality}, {area}, with two entrances off the lift lobby.",
    "Suits lawyers, architects or a back office: {area}, {seats} seats.",
  ],
  middles: [
    "Air conditioning is central from nine to seven and split units after that.",
    "Power backup covers the whole load, with thirty seconds of change-over.",
    "There are two fibre providers in the shaft.",
    "CAM is charged apart and covers security, lifts and washrooms.",
    "Cars park in the basement, two-wheelers at the back.",
    "The carpet area is measured wall to wall; efficiency is near seventy per cent.",
    "Washrooms are shared with one other office and cleaned twice a day.",
    "The canteen in the next building serves lunch.",
    "Fire clearance was renewed this year and the stairs are pressurised.",
    "The approach road floods for an hour or two in heavy rain.",
  ],
  rentTerms: LEASE_TERMS,
  saleTerms: SALE_TERMS,
  amenities: [
    "Lift",
    "Power backup",
    "Central air conditioning",
    "Cafeteria",
    "Meeting rooms",
    "Reception",
    "Fire sprinklers",
    "Access control",
    "Visitor parking",
    "Server room",
    "Fibre internet",
    "Pantry",
  ],
  features: [
    "Workstations in place",
    "Glass cabins",
    "Raised floor",
    "Separate washrooms",
    "Pantry",
    "Corner windows",
    "Two entrances",
    "Carpet tiles",
    "Video conference room",
    "Basement parking",
    "24x7 access",
    "Signage allowed",
  ],
};

export const RETAIL: WorkplaceWords = {
  openings: [
    "A shop of {area} with {frontage} ft of frontage, facing the road to {landmark}.",
    "Ground-floor shop near {landmark}, {area}, shutters on two sides.",
    "Corner showroom of {area} in {locality} with a mezzanine for stock.",
    "{area} in a row of clinics and grocers, five doors from {landmark}.",
    "A shop that was a pharmacy for eleven years; {area}, {frontage} ft front.",
    "Double-height shop in {locality}, {area}, suited to clothing or a bank branch.",
    "First-floor space of {area} with its own stair and a board over the entrance.",
    "A small shop, {area}, for a bakery, a tailor or a phone counter.",
  ],
  middles: [
    "People walk past from eight in the morning, most of them to the station.",
    "There is a water point and a drain, so a kitchen is possible.",
    "Exhaust duct and gas are not provided; a café would have to arrange them.",
    "Two-wheelers park in front, cars in the pay-and-park opposite.",
    "The electrical load is 10 kW and can be raised.",
    "The market is closed on Tuesdays.",
    "A toilet is shared by four shops at the back.",
    "The height is fourteen feet, enough for a loft.",
  ],
  rentTerms: LEASE_TERMS,
  saleTerms: SALE_TERMS,
  amenities: [
    "Road frontage",
    "Power backup",
    "CCTV",
    "Rolling shutters",
    "Water connection",
    "Loft",
    "Signage space",
    "Customer parking",
    "Washroom",
    "Fire extinguishers",
  ],
  features: [
    "Main road frontage",
    "Double height",
    "Mezzanine",
    "Glass front",
    "Corner position",
    "Rolling shutters",
    "Three-phase power",
    "Near bus stop",
    "Display windows",
    "Water and drain",
    "Loft for stock",
    "Board space",
  ],
};

export const SHED: WorkplaceWords = {
  openings: [
    "A clear-span shed of {area} with a height of {height} ft at the eaves, off {landmark}.",
    "{area} with {docks} docks, on a plot where a forty-foot trailer can turn.",
    "Warehouse in {locality}, {area}, RCC floor with a load of five tonnes per sq m.",
    "Two bays joined into {area}; either can be taken alone.",
    "Shed with an office block in front, {area} in all, near {landmark}.",
    "Built for a packaging unit and free since the summer: {area}, {height} ft high.",
    "Godown of {area} by {landmark}, dry through the last three monsoons.",
    "{area} under a new roof, insulated, with skylights in every fourth sheet.",
  ],
  middles: [
    "Sanctioned power is {power} kVA with a transformer on the plot.",
    "The gate is twenty-four feet wide and the yard is concrete.",
    "Hydrants run round the building and the fire NOC is valid.",
    "Labour quarters for twelve and a canteen stand behind the shed.",
    "The weighbridge at the corner is shared by six units.",
    "Water is from the estate line and a borewell.",
    "Trucks may enter the estate at any hour.",
    "The last stretch of road is unsurfaced and slow in the rains.",
  ],
  rentTerms: LEASE_TERMS,
  saleTerms: SALE_TERMS,
  amenities: [
    "Dock levellers",
    "Loading bays",
    "Fire hydrant",
    "24-hour security",
    "Truck parking",
    "Weighbridge",
    "Labour rooms",
    "Three-phase power",
    "Skylights",
    "Office block",
    "Compound wall",
  ],
  features: [
    "RCC floor",
    "Pre-engineered roof",
    "Rolling shutters",
    "Turbo ventilators",
    "Transformer on plot",
    "Trailer turning space",
    "Office block",
    "Wide gate",
    "Fire NOC",
    "Borewell",
    "Compound wall",
    "Canteen",
  ],
};
