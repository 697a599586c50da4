/** How much there may be of what people type and send: schemas refuse more, and inputs stop there. */

/** Above any price in the country. */
export const MAX_RUPEES = 1_000_000_000_000;
export const MAX_SQFT = 2_000_000_000;
export const MAX_ROOMS = 50;
export const MAX_FLOORS = 200;
/** Bedrooms that a search may ask for. */
export const MAX_SEARCHED_BEDS = 20;
export const MAX_IMAGES = 4;

/** Rows of a list in one answer. */
export const MAX_PAGE = 100;

/** Characters of a text. */
export const LENGTHS = {
  email: 254,
  phone: 40,
  password: 256,
  pincode: 6,
  /** A company, an agent, or whoever sends a requirement or a home. */
  name: 120,
  /** Of an account, and of whoever asks about a home. */
  personName: 80,
  /** What an agent is called and is good at. */
  role: 120,
  badge: 60,
  place: 80,
  location: 200,
  address: 200,
  areas: 200,
  citySlug: 60,
  id: 80,
  userId: 100,
  link: 300,
  reraNumber: 100,
  affiliateReraNumber: 60,
  proofNumber: 100,
  description: 4_000,
  requirement: 4_000,
  staffNote: 4_000,
  budget: 120,
  /** An amount or an area as somebody types it. */
  figure: 40,
  /** The same of a home that somebody offers, perhaps with a remark. */
  offeredFigure: 60,
  query: 100,
  reason: 300,
  suspensionReason: 500,
  affiliatePage: 1_000,
  affiliateLabel: 60,
  payoutLabel: 60,
  importName: 120,
  siteName: 40,
  siteClaim: 20,
  staffAddresses: 3_000,
  /** A code from a message, from an app, and any that an app or a sheet of paper may show. */
  messageCode: 6,
  appCode: 10,
  secondStepCode: 40,
} as const;
