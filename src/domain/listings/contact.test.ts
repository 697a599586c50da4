import { expect, test } from "vitest";
import { listingContact } from "./contact.ts";
import type { ListedBy, ListingAgent } from "./listing.ts";

const OWN = "+919811111111";
const LANDLINE = "+912025531234";
const COMPANY: ListedBy = {
  id: "nivara",
  name: "Nivara",
  logo: null,
  verifiedAt: null,
  reraNumber: null,
  phone: "+919822222222",
  whatsappNumber: "+919833333333",
};
const AGENT: ListingAgent = { id: "meera", name: "Meera", phone: "+919844444444" };

test.each([
  ["its own number first", OWN, COMPANY, AGENT, OWN, OWN],
  ["its agent's next", null, COMPANY, AGENT, AGENT.phone, AGENT.phone],
  ["then its company's, each for what it is", null, COMPANY, null, COMPANY.phone, "+919833333333"],
  [
    "a company's one number for both",
    null,
    { ...COMPANY, whatsappNumber: null },
    null,
    COMPANY.phone,
    COMPANY.phone,
  ],
  ["a landline to call, and another to chat", LANDLINE, COMPANY, null, LANDLINE, "+919833333333"],
  ["a landline alone is no chat", LANDLINE, null, null, LANDLINE, null],
  ["an agent without a number is passed over", null, null, { ...AGENT, phone: null }, null, null],
  ["nobody's: the site answers", null, null, null, null, null],
])("a listing is reached at %s", (_, whatsappNumber, company, agent, phone, chat) => {
  expect(listingContact({ whatsappNumber, company, agent })).toEqual({ phone, chat });
});
