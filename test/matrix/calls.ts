/**
 * Who may do what, as data: each API call with the status that each role gets. The test beside this file
 * makes all of these calls over HTTP, and tries to disguise them too.
 */

export const ROLES = ["V", "B", "S", "F", "CA", "CB", "AD", "CM", "CG"] as const;

/** Visitor, buyer, seller, affiliate, owner of company A and of B, admin, manager and agent of company A. */
export type MatrixRole = (typeof ROLES)[number];

export type MatrixCall = {
  call: string;
  body?: object;
  /** Statuses in the order of ROLES, up to the admin. */
  answers: readonly [number, number, number, number, number, number, number];
  /** Statuses for a manager and an agent of company A, unless both get the same as its owner. */
  ranks?: readonly [manager: number, agent: number];
};

/** The status for every role, in the order of ROLES. */
export function answersTo({ answers, ranks = [answers[4], answers[4]] }: MatrixCall): number[] {
  return [...answers, ...ranks];
}

const ALL = [200, 200, 200, 200, 200, 200, 200] as const;
const NOTHING_THERE = [404, 404, 404, 404, 404, 404, 404] as const;
const ADMIN = [401, 403, 403, 403, 403, 403, 200] as const;
/** Only the admin may learn that it does not exist. */
const ADMIN_MISSES = [401, 403, 403, 403, 403, 403, 404] as const;
const ADMIN_MAKES = [401, 403, 403, 403, 403, 403, 201] as const;
/** Writes a public object of company A. */
const OF_A = [401, 403, 403, 403, 200, 403, 200] as const;
/** An object of company A that is not public: for others who may write such objects, it does not exist. */
const HIDDEN_OF_A = [401, 403, 404, 403, 200, 404, 200] as const;
const OF_SELLER = [401, 403, 200, 403, 403, 403, 200] as const;
/** A lead of company A: for others who have leads it does not exist; the admin checks that it is answered. */
const LEAD_OF_A = [401, 403, 404, 403, 200, 404, 200] as const;
const LEAD_READERS = [401, 403, 200, 403, 200, 200, 200] as const;
const LISTERS = [401, 403, 200, 403, 200, 200, 403] as const;
const MEMBERS = [401, 403, 403, 403, 200, 200, 403] as const;
/** A person or object inside company A. */
const INSIDE_A = [401, 403, 403, 403, 200, 404, 403] as const;
const NO_AGENT = [200, 403] as const;
const OWNER_ONLY = [403, 403] as const;
const HIDDEN_FROM_AGENT = [200, 404] as const;
const SIGNED_IN = [401, 200, 200, 200, 200, 200, 200] as const;
const WRONG_FOR_ALL = [401, 422, 422, 422, 422, 422, 422] as const;
const AFFILIATE = [401, 403, 403, 200, 403, 403, 200] as const;
/** Another affiliate's link: it exists only for its owner. */
const OTHERS_LINK = [401, 403, 403, 404, 403, 403, 404] as const;
const DRAFT = [404, 404, 404, 404, 200, 404, 200] as const;
/** An object that belongs to none of the callers does not exist for them. */
const NOBODYS = [401, 404, 404, 404, 404, 404, 404] as const;
const OF_BUYER = [401, 200, 404, 404, 404, 404, 404] as const;

/** In braces, ids of objects that the test creates for each call. */
export const CALLS: MatrixCall[] = [
  { call: "POST /api/privacy/links", body: { contact: "a@x.example" }, answers: ALL },
  { call: "POST /api/privacy/held", body: { token: "none" }, answers: NOTHING_THERE },
  { call: "POST /api/privacy/erase", body: { token: "none" }, answers: NOTHING_THERE },
  { call: "POST /api/admin/privacy/find", body: { contact: "a@x.example" }, answers: ADMIN },
  { call: "POST /api/admin/privacy/erase", body: { contact: "a@x.example" }, answers: ADMIN },

  { call: "GET /api/companies", answers: ALL },
  { call: "GET /api/companies/{companyA}", answers: ALL },
  { call: "POST /api/companies", body: { $: "company" }, answers: ADMIN_MAKES },
  { call: "POST /api/companies", body: {}, answers: [401, 403, 403, 403, 403, 403, 422] },
  {
    call: "PUT /api/companies",
    body: { id: "{companyA}", name: "New" },
    answers: OF_A,
    ranks: NO_AGENT,
  },
  { call: "PUT /api/companies/{companyA}", body: { name: "New" }, answers: OF_A, ranks: NO_AGENT },
  { call: "DELETE /api/companies", body: { id: "{emptyA}" }, answers: ADMIN },
  { call: "DELETE /api/companies/{emptyA}", answers: ADMIN },
  { call: "DELETE /api/companies/{companyA}", answers: [401, 403, 403, 403, 403, 403, 409] },
  { call: "DELETE /api/companies?id={companyA}&withProperties=true", answers: ADMIN },
  { call: "POST /api/companies/{deletedA}/restore", answers: ADMIN },

  { call: "GET /api/properties", answers: ALL },
  { call: "GET /api/lands", answers: ALL },
  { call: "GET /api/properties/{propertyA}", answers: ALL },
  { call: "GET /api/properties/{draftA}", answers: DRAFT },
  { call: "GET /api/properties/{rejectedA}", answers: DRAFT },
  { call: "GET /api/properties/{draftS}", answers: [404, 404, 200, 404, 404, 404, 200] },
  {
    call: "POST /api/properties",
    body: { $: "listing", companyId: "{companyA}" },
    answers: [401, 403, 403, 403, 201, 403, 201],
  },
  {
    call: "POST /api/properties",
    body: { $: "listing" },
    answers: [401, 403, 201, 403, 201, 201, 422],
  },
  {
    call: "POST /api/lands",
    body: { $: "listing", companyId: "{companyA}" },
    answers: [401, 403, 403, 403, 201, 403, 201],
  },
  { call: "PUT /api/properties", body: { id: "{propertyA}", title: "New" }, answers: OF_A },
  { call: "PUT /api/properties/{propertyA}", body: { title: "New" }, answers: OF_A },
  { call: "PUT /api/properties/{draftA}", body: { title: "New" }, answers: HIDDEN_OF_A },
  { call: "PUT /api/properties/{propertyS}", body: { title: "New" }, answers: OF_SELLER },
  { call: "PUT /api/lands", body: { id: "{landA}", title: "New" }, answers: OF_A },
  { call: "PUT /api/lands/{landA}", body: { title: "New" }, answers: OF_A },
  { call: "DELETE /api/properties", body: { id: "{propertyA}" }, answers: OF_A },
  { call: "DELETE /api/properties/{propertyA}", answers: OF_A },
  { call: "DELETE /api/properties/{draftA}", answers: HIDDEN_OF_A },
  { call: "DELETE /api/properties/{propertyS}", answers: OF_SELLER },
  { call: "DELETE /api/lands?id={landA}", answers: OF_A },
  { call: "DELETE /api/lands/{landA}", answers: OF_A },
  { call: "POST /api/properties/{trashA}/restore", answers: HIDDEN_OF_A },
  { call: "POST /api/lands/{trashLandA}/restore", answers: HIDDEN_OF_A },

  { call: "GET /api/own/properties", answers: LISTERS },
  { call: "GET /api/own/properties/{draftA}", answers: [401, 403, 404, 403, 200, 404, 403] },
  { call: "GET /api/own/properties/{propertyA}", answers: [401, 403, 403, 403, 200, 403, 403] },
  { call: "GET /api/own/properties/{draftS}", answers: [401, 403, 200, 403, 404, 404, 403] },
  {
    call: "POST /api/own/properties/{draftA}/duplicate",
    answers: [401, 403, 404, 403, 201, 404, 403],
  },
  {
    call: "POST /api/own/properties/{propertyA}/duplicate",
    answers: [401, 403, 403, 403, 201, 403, 403],
  },
  {
    call: "POST /api/own/properties/{propertyA}/confirm",
    answers: [401, 403, 403, 403, 200, 403, 403],
  },
  {
    call: "POST /api/own/properties/{draftA}/confirm",
    answers: [401, 403, 404, 403, 422, 404, 403],
  },
  {
    call: "POST /api/own/properties/{propertyS}/confirm",
    answers: [401, 403, 200, 403, 403, 403, 403],
  },
  {
    call: "POST /api/own/prices",
    body: { ids: ["{propertyA}"], percent: 5 },
    answers: [401, 403, 403, 403, 200, 403, 403],
  },
  {
    call: "POST /api/own/prices",
    body: { ids: ["{draftA}"], percent: -5 },
    answers: [401, 403, 404, 403, 200, 404, 403],
  },
  {
    call: "POST /api/own/prices/{propertyA}/undo",
    answers: [401, 403, 404, 403, 404, 404, 403],
  },
  { call: "POST /api/own/drafts", body: {}, answers: [401, 403, 201, 403, 201, 201, 403] },
  {
    call: "PUT /api/own/drafts/{draftA}",
    body: { title: "New" },
    answers: [401, 403, 404, 403, 200, 404, 403],
  },
  {
    call: "PUT /api/own/drafts/{draftS}",
    body: { title: "New" },
    answers: [401, 403, 200, 403, 404, 404, 403],
  },
  {
    call: "PUT /api/own/drafts/{propertyA}",
    body: { title: "New" },
    answers: [401, 403, 403, 403, 409, 403, 403],
  },

  {
    call: "POST /api/requirements",
    body: { $: "requirement" },
    answers: [201, 201, 201, 201, 201, 201, 201],
  },
  { call: "GET /api/requirements", answers: ADMIN },
  { call: "GET /api/requirements?format=csv", answers: ADMIN },
  { call: "GET /api/requirements/export.csv", answers: ADMIN },
  { call: "PATCH /api/requirements/{requirement}", body: { status: "closed" }, answers: ADMIN },

  { call: "GET /api/leads", answers: LEAD_READERS },
  { call: "GET /api/leads/newest", answers: LEAD_READERS },
  { call: "GET /api/leads/export.csv", answers: LEAD_READERS, ranks: NO_AGENT },
  // Assigned to another member: agents see their own leads and unassigned ones.
  { call: "GET /api/leads/{takenA}", answers: LEAD_OF_A, ranks: HIDDEN_FROM_AGENT },
  {
    call: "PATCH /api/leads/{takenA}",
    body: { stage: "visit" },
    answers: LEAD_OF_A,
    ranks: HIDDEN_FROM_AGENT,
  },
  {
    call: "PATCH /api/leads/{leadA}",
    body: { assignedTo: "{memberA}" },
    answers: LEAD_OF_A,
    ranks: [200, 422],
  },
  {
    call: "POST /api/leads/{takenA}/notes",
    body: { note: "Called" },
    answers: [401, 403, 404, 403, 201, 404, 201],
    ranks: [201, 404],
  },
  { call: "GET /api/leads/{leadA}", answers: LEAD_OF_A },
  { call: "PATCH /api/leads/{leadA}", body: { stage: "visit" }, answers: LEAD_OF_A },
  {
    call: "POST /api/leads/{leadA}/notes",
    body: { note: "Called" },
    answers: [401, 403, 404, 403, 201, 404, 201],
  },
  { call: "GET /api/analytics", answers: LISTERS },

  {
    call: "POST /api/company",
    body: { $: "company" },
    answers: [401, 403, 403, 403, 409, 409, 403],
  },
  { call: "GET /api/company/members", answers: MEMBERS },
  {
    call: "PATCH /api/company/members/{memberA}",
    body: { role: "manager" },
    answers: INSIDE_A,
    ranks: OWNER_ONLY,
  },
  { call: "DELETE /api/company/members/{memberA}", answers: INSIDE_A, ranks: OWNER_ONLY },
  { call: "DELETE /api/company/members/{agentA}", answers: INSIDE_A, ranks: NO_AGENT },
  {
    call: "PATCH /api/company/members/{agentA}",
    body: { role: "owner" },
    answers: INSIDE_A,
    ranks: OWNER_ONLY,
  },
  {
    call: "POST /api/company/invitations",
    body: { email: "new@people.example" },
    answers: [401, 403, 403, 403, 201, 201, 403],
    ranks: [201, 403],
  },
  {
    call: "POST /api/company/invitations",
    body: { email: "next@people.example", role: "owner" },
    answers: [401, 403, 403, 403, 201, 201, 403],
    ranks: OWNER_ONLY,
  },
  { call: "DELETE /api/company/invitations/{invitationA}", answers: INSIDE_A, ranks: NO_AGENT },
  {
    call: "POST /api/invitations/accept",
    body: { token: "guessed" },
    answers: [401, 404, 404, 404, 404, 404, 404],
  },

  { call: "GET /api/admin/newest", answers: ADMIN },
  { call: "GET /api/admin/queue", answers: ADMIN },
  { call: "GET /api/admin/queue/listings/{waitingA}", answers: ADMIN },
  {
    call: "POST /api/admin/queue/listings/{waitingA}/decision",
    body: { verdict: "approve" },
    answers: ADMIN,
  },
  { call: "GET /api/admin/queue/companies/{pendingCompany}", answers: ADMIN },
  {
    call: "POST /api/admin/queue/companies/{pendingCompany}/decision",
    body: { verdict: "approve" },
    answers: ADMIN,
  },
  {
    call: "POST /api/admin/queue/reports/{report}/decision",
    body: { verdict: "approve" },
    answers: ADMIN,
  },
  { call: "GET /api/admin/reviews", answers: ADMIN },
  {
    call: "POST /api/admin/reviews/{review}/decision",
    body: { verdict: "approve" },
    answers: ADMIN,
  },
  { call: "DELETE /api/admin/reviews/{review}", answers: ADMIN },
  { call: "POST /api/admin/reviews/{trashReview}/restore", answers: ADMIN },
  { call: "GET /api/admin/newsletter", answers: ADMIN },
  { call: "GET /api/admin/newsletter/preview", answers: ADMIN },
  { call: "GET /api/admin/newsletter/issues", answers: ADMIN },
  { call: "DELETE /api/admin/newsletter/{subscriber}", answers: ADMIN },
  { call: "GET /api/admin/outbox", answers: ADMIN },
  { call: "GET /api/admin/outbox/{message}", answers: ADMIN },
  { call: "POST /api/admin/outbox/{message}/retry", answers: ADMIN },
  { call: "POST /api/admin/outbox/retry-failed", answers: ADMIN },
  { call: "GET /api/admin/jobs/failed", answers: ADMIN },
  { call: "GET /api/admin/trash", answers: ADMIN },
  { call: "GET /api/admin/views", answers: ADMIN },
  {
    call: "PUT /api/admin/views",
    body: { path: "/admin/users", name: "All", search: "" },
    answers: ADMIN,
  },
  { call: "POST /api/admin/views/merge", body: { views: [] }, answers: ADMIN },
  { call: "DELETE /api/admin/views?path=/admin/users&name=All", answers: ADMIN },
  {
    call: "POST /api/admin/bulk",
    body: { act: "spam", matching: { kind: "requirement", filter: { q: "nobody at all" } } },
    answers: ADMIN,
  },
  { call: "POST /api/admin/system/check", body: { what: "files" }, answers: ADMIN },

  { call: "GET /api/saved/homes", answers: SIGNED_IN },
  { call: "PUT /api/saved/homes/{propertyA}", answers: SIGNED_IN },
  { call: "PUT /api/saved/homes/{draftA}", answers: NOBODYS },
  { call: "DELETE /api/saved/homes/{propertyA}", answers: NOBODYS },
  { call: "GET /api/saved/searches", answers: SIGNED_IN },
  { call: "PUT /api/saved/searches", body: { path: "/buy?city=pune" }, answers: SIGNED_IN },
  { call: "PUT /api/saved/searches/{searchB}", body: { frequency: "off" }, answers: OF_BUYER },
  { call: "DELETE /api/saved/searches/{searchB}", answers: OF_BUYER },
  { call: "POST /api/saved/merge", body: {}, answers: SIGNED_IN },
  { call: "GET /api/buyer/inquiries", answers: SIGNED_IN },
  { call: "GET /api/companies/{companyA}/reviews", answers: ALL },
  { call: "GET /api/companies/{companyA}/review", answers: SIGNED_IN },
  // Only the buyer has contacted company A.
  {
    call: "PUT /api/companies/{companyA}/review",
    body: { rating: 4 },
    answers: [401, 200, 403, 403, 403, 403, 403],
  },

  { call: "GET /api/agents", answers: ALL },
  { call: "GET /api/admin/agents", answers: ADMIN },
  { call: "POST /api/agents", body: { $: "agent" }, answers: ADMIN_MAKES },
  { call: "PUT /api/agents/{agent}", body: { title: "New" }, answers: ADMIN },
  { call: "DELETE /api/agents/{agent}", answers: ADMIN },
  { call: "POST /api/agents/{trashAgent}/restore", answers: ADMIN },

  { call: "GET /api/affiliate/links", answers: AFFILIATE },
  {
    call: "POST /api/affiliate/links",
    body: { page: "/buy" },
    answers: [401, 403, 403, 201, 403, 403, 201],
  },
  { call: "GET /api/affiliate/links/{linkF}/qr.svg", answers: OTHERS_LINK },
  { call: "POST /api/affiliate/links/{linkF}/stop", answers: OTHERS_LINK },
  { call: "GET /api/affiliate/earnings", answers: AFFILIATE },
  { call: "GET /api/affiliate/balance", answers: AFFILIATE },
  { call: "GET /api/affiliate/profile", answers: AFFILIATE },
  { call: "PUT /api/affiliate/profile", body: { name: "Farah" }, answers: AFFILIATE },
  { call: "GET /api/admin/affiliate-leads", answers: ADMIN },
  {
    call: "POST /api/admin/affiliate-leads/{leadF}/decision",
    body: { verdict: "payable", reason: "A real buyer" },
    answers: ADMIN,
  },
  { call: "GET /api/admin/affiliates/{somebody}", answers: ADMIN },
  {
    call: "POST /api/admin/affiliates/{somebody}/payouts",
    body: { rupees: 1, reason: "UPI" },
    answers: [401, 403, 403, 403, 403, 403, 422],
  },

  { call: "GET /api/admin/export/{file}", answers: ADMIN },
  { call: "GET /api/admin/imports", answers: ADMIN },
  { call: "GET /api/admin/imports/{nothing}", answers: ADMIN_MISSES },
  { call: "GET /api/admin/imports/{nothing}/rows", answers: ADMIN_MISSES },
  { call: "GET /api/admin/imports/{nothing}/rows.csv", answers: ADMIN_MISSES },
  { call: "GET /api/admin/imports/{nothing}/reasons", answers: ADMIN_MISSES },
  { call: "GET /api/admin/imports/{nothing}/columns", answers: ADMIN_MISSES },
  { call: "POST /api/admin/imports/{nothing}/start", body: {}, answers: ADMIN_MISSES },
  { call: "POST /api/admin/imports/{nothing}/undo", body: {}, answers: ADMIN_MISSES },
  // These come without a file: a user who may import gets an error about that.
  { call: "POST /api/admin/imports", body: {}, answers: [401, 403, 403, 403, 403, 403, 415] },
  {
    call: "POST /api/upload?bucket=property-images",
    body: {},
    answers: [401, 403, 415, 403, 415, 415, 415],
  },

  { call: "GET /api/admin/session", answers: ADMIN },
  { call: "GET /api/admin/overview", answers: ADMIN },
  { call: "GET /api/admin/system", answers: ADMIN },
  { call: "GET /api/admin/companies", answers: ADMIN },
  { call: "GET /api/admin/properties", answers: ADMIN },
  { call: "GET /api/admin/sessions", answers: ADMIN },
  { call: "DELETE /api/admin/sessions", answers: ADMIN },
  { call: "DELETE /api/admin/sessions/{nothing}", answers: ADMIN_MISSES },
  {
    call: "POST /api/admin/two-factor",
    body: { password: "x" },
    answers: [401, 403, 403, 403, 403, 403, 422],
  },
  {
    call: "POST /api/admin/two-factor/confirm",
    body: { code: "1" },
    answers: [401, 403, 403, 403, 403, 403, 422],
  },
  {
    call: "DELETE /api/admin/two-factor",
    body: { password: "x", code: "1" },
    answers: [401, 403, 403, 403, 403, 403, 422],
  },
  { call: "GET /api/admin/users", answers: ADMIN },
  { call: "GET /api/admin/users/{somebody}", answers: ADMIN },
  { call: "PATCH /api/admin/users/{somebody}", body: { role: "seller" }, answers: ADMIN },
  {
    call: "PATCH /api/admin/users/{somebody}",
    body: { role: "admin" },
    answers: [401, 403, 403, 403, 403, 403, 403],
  },
  { call: "DELETE /api/admin/users/{somebody}/sessions", answers: ADMIN },
  // Off until enabled in the settings, for admins too.
  {
    call: "POST /api/admin/users/{somebody}/view",
    answers: [401, 403, 403, 403, 403, 403, 403],
  },
  { call: "GET /api/admin/audit", answers: ADMIN },
  { call: "GET /api/admin/settings", answers: ADMIN },
  { call: "PATCH /api/admin/settings", body: { founded: 1999 }, answers: ADMIN },

  {
    call: "POST /api/auth/sign-up/email",
    body: { name: "Boss", email: "b@o.example", password: "long enough", role: "admin" },
    answers: [422, 422, 422, 422, 422, 422, 422],
  },
  {
    call: "POST /api/auth/sign-in/email",
    body: { email: "nobody@people.example", password: "a guess" },
    answers: [401, 401, 401, 401, 401, 401, 401],
  },
  { call: "GET /api/auth/export", answers: [401, 200, 200, 200, 200, 200, 200] },
  {
    call: "POST /api/auth/delete-user",
    body: {},
    answers: [401, 200, 200, 200, 200, 200, 403],
  },
  { call: "POST /api/auth/keep-user", answers: [401, 200, 200, 200, 200, 200, 200] },
  {
    call: "POST /api/auth/change-password",
    body: { current: "x", password: "long enough now" },
    answers: [401, 422, 422, 422, 422, 422, 422],
  },
  { call: "GET /api/auth/callback/google?code=1", answers: [404, 404, 404, 404, 404, 404, 404] },
  { call: "GET /api/me", answers: SIGNED_IN },
  { call: "PUT /api/me", body: { name: "Asha", pincode: "411045" }, answers: SIGNED_IN },
  { call: "GET /api/auth/list-sessions", answers: SIGNED_IN },
  {
    call: "POST /api/auth/revoke-session",
    body: { id: "{nothing}" },
    answers: [401, 404, 404, 404, 404, 404, 404],
  },
  { call: "POST /api/auth/revoke-other-sessions", answers: SIGNED_IN },
  { call: "POST /api/auth/two-factor/enable", body: { current: "x" }, answers: WRONG_FOR_ALL },
  { call: "POST /api/auth/two-factor/confirm", body: { code: "1" }, answers: WRONG_FOR_ALL },
  {
    call: "POST /api/auth/two-factor/disable",
    body: { current: "x", code: "1" },
    answers: WRONG_FOR_ALL,
  },
  {
    call: "POST /api/auth/two-factor/verify",
    body: { ticket: "forged", code: "123456" },
    answers: [404, 404, 404, 404, 404, 404, 404],
  },
  { call: "GET /api/auth/proofs", answers: SIGNED_IN },
  {
    call: "POST /api/auth/proofs",
    body: { kind: "gst", number: "27AAPFU0939F1ZV" },
    answers: [401, 201, 201, 201, 201, 201, 201],
  },
  { call: "GET /api/admin/users/{somebody}/proofs", answers: ADMIN },
  {
    call: "POST /api/admin/proofs/{proof}/decision",
    body: { verdict: "accept" },
    answers: ADMIN,
  },
  { call: "POST /api/auth/sign-out", answers: [401, 200, 200, 200, 200, 200, 200] },
  { call: "POST /api/admin/logout", answers: [401, 200, 200, 200, 200, 200, 200] },
];
