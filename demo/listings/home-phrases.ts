/** Sentences about homes; every listing uses one from some of these lists. */

export const NEW_OPENINGS = [
  "{article} {beds} BHK of {area} in {project}, on the {floor}.",
  "{project} stands near {landmark}; this {beds} BHK faces {facing} and looks over the garden.",
  "This is the smaller of the two {beds} BHK plans in {project}: {area}, with hardly any passage.",
  "The {beds} BHK on the {floor} of {project} is one of the last in this stack.",
  "{project} is being sold floor by floor, and this {facing}-facing {beds} BHK is on the {floor}.",
  "Four homes share a landing in {project}; this one measures {area}.",
  "An end unit in {project} with windows on three sides and {area} inside.",
  "{beds} BHK in {project}, ten minutes from {landmark} in ordinary traffic.",
  "A plain, well-planned {beds} BHK in {project}, {area}, with no wasted corners.",
  "The sample flat of {project} can be seen any day; this unit repeats it on the {floor}.",
];

export const FLOOR_OPENINGS = [
  "One home to a floor in {project}: {beds} BHK, {area}, on the {floor}.",
  "{project} has four floors over stilt parking; this {beds} BHK is on the {floor}.",
  "A {facing}-facing builder floor in {project}, {area}, with light from front and back.",
  "The {floor}, {beds} BHK, {area}: lift, stilt parking and a share of the terrace.",
];

export const RESALE_OPENINGS = [
  "{article} {beds} BHK of {area} on the {floor}, a short walk from {landmark}.",
  "Owner-occupied until this year, this {facing}-facing {beds} BHK is on the {floor}.",
  "A quiet {beds} BHK behind {landmark}, {area}, in a building of {age}.",
  "First sale by the original buyer: {beds} BHK, {area}, near {landmark}.",
  "The flat sits at the back of the building, away from the road to {landmark}.",
  "A corner {beds} BHK with windows on three sides, {area} in all.",
  "This {beds} BHK was repainted last winter and is empty; keys are in {locality}.",
  "Between {landmark} and {landmark2}: {beds} BHK, {area}, on the {floor}.",
  "A family is moving within {locality} and sells this {beds} BHK.",
  "Straightforward {beds} BHK in {locality}, {area}, with the society papers in order.",
  "Morning sun in the living room and trees outside it: {beds} BHK on the {floor}.",
  "{area} laid out as {beds} BHK, in a society with more trees than cars.",
];

export const RENT_OPENINGS = [
  "{article} {beds} BHK of {area} on the {floor}, airy and newly painted.",
  "Available near {landmark}: {beds} BHK, {furnishing}, {area}.",
  "{furnishingCap} {beds} BHK, fifteen minutes from {landmark} at office hours.",
  "The last tenants stayed three years; the {beds} BHK has been painted since.",
  "A bright {beds} BHK in {locality} with {area} and cross ventilation.",
  "{beds} BHK on the {floor}, {furnishing}, in a building where the lift works.",
  "Walk to {landmark}: a {furnishing} {beds} BHK of {area}.",
  "Owner lives abroad and wants tenants who stay; {beds} BHK, {furnishing}.",
  "{article} {beds} BHK behind {landmark}, easy to reach by bus and by car.",
  "{beds} BHK in a building of {totalFloors} floors, {facing} facing, {furnishing}.",
  "For rent from {available}: {beds} BHK of {area} close to {landmark2}.",
  "Quiet lane, {beds} BHK, {furnishing}; the market is across the main road.",
];

export const LAYOUTS = [
  "The living room takes a six-seat table and still has room for a sofa.",
  "Both balconies are covered, and the dry balcony off the kitchen has a washing point.",
  "The kitchen has a window, a granite counter on two sides and a place for a chimney.",
  "The main bedroom has a dressing corner; the others take a double bed and a desk.",
  "There is a small puja niche between the dining space and the kitchen.",
  "Wardrobes are built into two rooms, lofts over the bathrooms.",
  "The passage is short, so most of the area is in the rooms.",
  "Floor tiles are vitrified, bathroom tiles anti-skid, windows aluminium with mesh.",
  "One bathroom opens to the passage, so guests need not cross a bedroom.",
  "The dining corner gets light from the duct side, not from outside.",
  "The study is small, but it has a window and a door.",
  "The hall opens to a balcony deep enough for four chairs.",
  "Kitchen and living room are separate, with a sliding door between.",
  "The second bedroom is narrow: a single bed and a cupboard fit well.",
];

export const SMALL_LAYOUTS = [
  "The room takes a bed, a desk and a cupboard without crowding.",
  "The kitchen is a counter along one wall, with a window over the sink.",
  "A sliding door keeps the kitchen apart from the sofa.",
  "Storage is good for the size: a loft, a wardrobe and a shoe cupboard.",
  "The balcony is just deep enough for a chair and the washing.",
  "The bathroom has a window and an instant geyser.",
];

export const NEW_BUILDINGS = [
  "Two lifts to a stair, one of them large enough for a stretcher.",
  "Water comes from the municipal line, with a treatment plant for flushing and the garden.",
  "One covered parking slot goes with each home; a second can be bought.",
  "The clubhouse and the pool are planned for the last phase.",
  "Rooftop solar is to run the lifts and the pump.",
  "The play area sits in the middle, away from the drive.",
  "Charging points are laid to every third parking slot.",
  "The structure is shear-wall, so walls between rooms cannot be moved.",
];

export const BUILDINGS = [
  "Two lifts, one of them large enough for a stretcher, and full power backup in common areas.",
  "Municipal water comes morning and evening; a borewell covers the summer.",
  "Tankers are called in May, as everywhere in {locality}; the cost is in the maintenance.",
  "There is one covered parking slot, marked with the flat number.",
  "The society has a watchman day and night and a visitors' register.",
  "Piped gas is connected and fibre reaches the floor.",
  "The building keeps its corpus fund in deposits and publishes the accounts.",
  "Rooftop solar runs the lifts and the pump.",
  "The play area and the walking track are inside the gate.",
  "Waste is collected at the door and composted behind the parking.",
  "The terrace is open to residents until ten at night.",
  "Lift and pump run on backup; flats have an inverter point.",
];

export const CAVEATS = [
  "The road in front is being widened and is dusty until the monsoon.",
  "The school bus horn at seven is the loudest thing in the morning.",
  "The nearest metro is a short auto ride, not a walk.",
  "Street parking is difficult after eight in the evening.",
  "One bathroom needs new fittings.",
  "The balcony looks onto the next building, eight metres away.",
  "A temple nearby is lively on festival days.",
  "The kitchen cabinets are the old ones and sound, not new.",
  "The lift does not go to the terrace.",
  "Planes pass overhead when the wind turns.",
];

export const READY_TERMS = [
  "The occupancy certificate has come, so no GST is due.",
  "Keys are handed over on registration.",
  "Price includes one parking; registration and legal charges come on top.",
  "The association has been formed and takes over the accounts this year.",
  "Home loans have been approved by several banks; bring your own if you prefer.",
];

export const COMING_TERMS = [
  "Price includes one parking; registration, GST and legal charges come on top.",
  "Payment follows the stages of construction.",
  "Floor rise is ₹40 per sq ft from the sixth floor and is in the price shown.",
  "The agreement draft is sent on request before any token is taken.",
  "Home loans have been approved by several banks; bring your own if you prefer.",
  "Site visits run daily from ten to six, without appointment on weekends.",
];

export const RESALE_TERMS = [
  "Share certificate, index II and the last tax receipt can be seen at the first visit.",
  "No loan is outstanding on it.",
  "A loan is outstanding and will be closed from the sale.",
  "The price is open to a serious talk after a visit.",
  "Possession within sixty days of the token.",
  "Visits on weekends, or on weekdays after six.",
];

export const RENT_TERMS = [
  "Deposit {deposit}, eleven-month agreement, five per cent rise at renewal.",
  "Maintenance is included in the rent; electricity and gas are paid by meter.",
  "Maintenance is charged apart and goes to the society.",
  "Pets are welcome if the lift rules are kept.",
  "Families and working people sharing are equally welcome.",
  "Lock-in of six months, one month's notice after that.",
  "Police verification and agreement are arranged by the owner and paid for.",
  "Visits between ten and seven; a video walk-through can be sent.",
];

export const HOUSE_LAYOUTS = [
  "The ground floor has the living room, kitchen and a bedroom for parents; the rest sleep upstairs.",
  "A staircase with its own light leads to the terrace and a room with a bath.",
  "The verandah runs along the front and is deep enough to sit out the rain.",
  "The kitchen opens to a utility yard with a washing stone and a second sink.",
  "Rooms are built round a small open court that keeps the house cool.",
  "The car porch takes two cars one behind the other.",
  "The upper floor has its own entrance and could be let.",
  "Flooring is Kota below and vitrified above; doors are teak.",
  "There is a servant's room with bath by the back gate.",
  "Garden on two sides: a mango, a lime and a curry-leaf tree.",
];

export const HOUSE_OPENINGS = [
  "{article} {beds}-bedroom {kind} of {area} on a plot of {plot} in {locality}.",
  "Independent {kind} near {landmark}, {area}, {beds} bedrooms, built {age} ago.",
  "A {kind} with {beds} bedrooms and its own gate, ten minutes from {landmark}.",
  "The {kind} stands on {plot}, faces {facing} and has neighbours on one side only.",
  "One family has lived in this {kind} since it was built; it has {beds} bedrooms and {area}.",
  "{beds} bedrooms, {area}, plot of {plot}: a {kind} in the older part of {locality}.",
  "A solid {kind} in a lane off {landmark}, {facing} facing, with parking inside.",
  "This {kind} in {locality} has {beds} bedrooms, a terrace and {plot} of ground.",
];

export const NEW_HOUSE_OPENINGS = [
  "{article} {beds}-bedroom {kind} of {area} in {project}, on a plot of {plot}.",
  "{project} is a lane of {kind}s near {landmark}; this one faces {facing}.",
  "The corner {kind} of {project}: {beds} bedrooms, {area}, light from three sides.",
  "{beds} bedrooms on {plot} in {project}, ten minutes from {landmark}.",
  "One of the larger plans in {project}, {area}, with a court in the middle.",
];

export const HOUSE_PRACTICALS = [
  "Municipal water comes in the morning and a borewell covers the summer.",
  "The sump holds a week's water and the terrace drains into it.",
  "The lane is quiet after eight and wide enough for two cars to pass.",
  "The electric load is 8 kW, with wiring for an inverter.",
  "Neighbours have been there for years and look out for each other.",
  "The roof was waterproofed two summers ago.",
];
