/** Sentences and vocabulary about plots and land. */

export type LandWords = {
  openings: readonly string[];
  middles: readonly string[];
  zonings: readonly string[];
  features: readonly string[];
  amenities: readonly string[];
};

export const PLOT: LandWords = {
  amenities: [
    "Compound wall",
    "Street lights",
    "Water line",
    "Drainage",
    "Gated layout",
    "Avenue trees",
    "Park",
    "Underground cabling",
  ],
  openings: [
    "A {facing}-facing plot of {area} in a laid-out colony near {landmark}.",
    "{area}, {front} ft wide on a {road} ft road, ready to build on.",
    "Corner plot of {area} with roads on two sides, {locality}.",
    "A regular plot, {area}, level ground, neighbours built on both sides.",
    "Plot of {area} in the inner row, away from the traffic to {landmark}.",
    "{area} in a sanctioned layout; a third of the plots have houses already.",
    "The owner bought this plot of {area} in 2014 and never built.",
    "Park-facing plot of {area}, {front} ft of frontage.",
  ],
  middles: [
    "Water and drainage lines run along the front and the electric pole is at the corner.",
    "Boundary stones are in place and a surveyor can show them.",
    "The permissible FSI has not been used.",
    "Soil is hard murrum at four feet, so foundations are cheap.",
    "Tar roads and street lights are done; the park is still a field.",
    "The non-agricultural order and the layout sanction can be seen at the office.",
    "Bank loans on plots in this layout have been given before.",
    "The last two hundred metres are a gravel road.",
  ],
  zonings: ["Residential", "Residential, sanctioned layout", "Residential (R1)"],
  features: [
    "Clear title",
    "Compound wall",
    "Wide road",
    "Street lights",
    "Water line",
    "Drainage line",
    "Electricity at plot",
    "Park nearby",
    "Gated layout",
    "Ready for construction",
    "Loan possible",
    "Avenue trees",
  ],
};

export const FARM: LandWords = {
  amenities: ["Wire fencing", "Farm shed", "Caretaker room", "Pump house", "Cattle shed"],
  openings: [
    "{area} of farm land on a gentle slope, fifteen minutes beyond {landmark}.",
    "Farm land of {area} with a well, a pump house and forty mango trees.",
    "{area} in one piece, black soil, under vegetables this season.",
    "A long strip of {area} between the canal road and a neem grove.",
    "{area} of level land near {locality}, fenced on three sides.",
    "Red soil, {area}, last sown with groundnut, road on the east.",
    "Orchard land of {area}: guava and lime, drip lines laid four years ago.",
    "{area} by a seasonal stream, quiet, good for a farm stay if permissions are had.",
  ],
  middles: [
    "State rules on who may buy farm land apply; ask us for the form.",
    "The record of rights is in one name and carries no charge.",
    "Water is at about {depth} ft; the borewell gives two inches through the year.",
    "A tractor path of twelve feet reaches the gate.",
    "The nearest market town is a quarter of an hour away.",
    "Single-phase power is on; three-phase has been applied for.",
    "The crop on the ground goes with the sale.",
    "The boundary was measured by the taluka surveyor last year.",
  ],
  zonings: ["Agricultural", "Agricultural, green belt"],
  features: [
    "Borewell",
    "Open well",
    "Drip irrigation",
    "Wire fencing",
    "Fruit trees",
    "Farm shed",
    "Tractor access",
    "Single-phase power",
    "Clear 7/12 or ROR",
    "Level land",
    "Canal nearby",
    "Caretaker room",
    "Fertile soil",
  ],
};

export const SITE: LandWords = {
  amenities: [
    "Compound wall",
    "Street lights",
    "Water line",
    "Drainage",
    "Security cabin",
    "Service road",
  ],
  openings: [
    "{area} on the main road near {landmark}, {front} ft of frontage.",
    "Commercial plot of {area} in {locality}, suited to a showroom, clinic or hotel.",
    "Corner site of {area} where the service road meets the road to {landmark}.",
    "{area} beside a fuel station, open on two sides.",
    "A site of {area} with a single-storey structure that can be taken down.",
  ],
  middles: [
    "The development plan shows it as commercial; a zone certificate is attached.",
    "FSI is subject to road width and to premium, as the corporation fixes it.",
    "Electric and water lines are in the road.",
    "Access from the highway is by the service lane only.",
    "Papers have been read by two banks.",
    "Joint development will be considered.",
  ],
  zonings: ["Commercial", "Commercial (C1)", "Mixed use"],
  features: [
    "Highway frontage",
    "Commercial zone",
    "Two-side open",
    "Compound wall",
    "Service road",
    "Level ground",
    "Power line at gate",
    "Water line",
    "Clear title",
    "Wide frontage",
    "Security cabin",
    "Joint development",
  ],
};

export const YARD: LandWords = {
  amenities: [
    "Fenced",
    "Estate lighting",
    "Security cabin",
    "Storm drains",
    "Fire hydrant line",
    "Weighbridge nearby",
  ],
  openings: [
    "Industrial plot of {area} off {landmark}, allotted and fenced.",
    "{area} in an industrial estate, {road} ft road, power at the boundary.",
    "A plot of {area} for a shed, a cold store or a truck yard.",
    "Levelled plot of {area} in {locality} with a gate for trailers.",
    "{area} next to running units, transfer permitted by the authority.",
  ],
  middles: [
    "Sanctioned load can be had from the feeder across the road.",
    "Water is supplied by the estate; effluent goes to the common plant.",
    "Transfer charges to the authority are paid by the buyer.",
    "Soil was tested for heavy foundations; the report is shared.",
    "Labour lives within two kilometres.",
    "The plot is part of a sanctioned layout and not subject to acquisition.",
  ],
  zonings: ["Industrial", "Industrial, general", "Industrial, light"],
  features: [
    "Fenced",
    "Estate road",
    "Power at boundary",
    "Estate water",
    "Effluent line",
    "Trailer access",
    "Level ground",
    "Highway within 3 km",
    "Fire station nearby",
    "Clear transfer",
    "Security cabin",
    "Storm drains",
  ],
};

export const WATER = [
  "Municipal line",
  "Borewell",
  "Borewell and municipal line",
  "Open well",
  "Canal and borewell",
  "Estate supply",
];
export const ELECTRICITY = [
  "At the plot",
  "Line along the road",
  "Single-phase connection",
  "Three-phase connection",
  "Can be applied for",
];
