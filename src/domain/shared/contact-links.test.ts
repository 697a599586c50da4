import { describe, expect, test } from "vitest";
import { requirementMessage } from "#domain/requirements/message.ts";
import { quickestMs } from "#test/stopwatch.ts";
import {
  companyMessage,
  greetingMessage,
  HINDI_MESSAGES,
  listingMessage,
  MAX_LINK_LENGTH,
  mailtoLink,
  telLink,
  whatsappLink,
} from "./contact-links.ts";

const requirement = {
  name: "Asha Rao",
  phone: "+919876543210",
  propertyType: "residential",
  location: "Baner, Pune",
  budget: "80L-1.2Cr",
  requirements: "2 BHK near\nmetro",
  listingType: "buy",
} as const;

describe("a WhatsApp chat", () => {
  test("opens with digits only and the message as written", () => {
    expect(whatsappLink("+919876543210", "Name: Asha & co\nनमस्ते")).toBe(
      `https://wa.me/919876543210?text=Name%3A%20Asha%20%26%20co%0A${encodeURIComponent("नमस्ते")}`,
    );
  });

  test("never goes to another country for want of a country code", () => {
    expect(whatsappLink("98765 43210", "hi")).toBe("https://wa.me/919876543210?text=hi");
  });

  test.each(["", "javascript:alert(1)", "../evil?x=1#", "abc123"])(
    "asks whom to write to when the number is %j",
    (phone) => {
      expect(whatsappLink(phone, "hi")).toBe("https://wa.me/?text=hi");
    },
  );

  test.each(["x", "क", "😀", "%", "\ud800"])(
    "fits into a link however many %j the visitor typed",
    (character) => {
      const requirements = character.repeat(4_000);
      const link = whatsappLink(
        "+919876543210",
        requirementMessage({ ...requirement, requirements }),
      );
      const message = decodeURIComponent(link.split("?text=")[1] ?? "");
      expect(link.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
      expect(link.length).toBeGreaterThan(MAX_LINK_LENGTH - 40);
      expect(message).toContain("Budget: 80L-1.2Cr");
      expect(message).toMatch(/Requirements: .+…$/);
    },
  );

  test("keeps the link to the listing whole", () => {
    const url = `https://example.in/property/${"a".repeat(150)}`;
    const message = listingMessage({
      title: "घर ".repeat(500),
      location: "",
      priceRange: "",
      url,
    });
    const link = whatsappLink("+919876543210", message);
    expect(link.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    expect(decodeURIComponent(link)).toContain(url);
  });

  test("survives thousands of lines", async () => {
    const toChat = () => whatsappLink("+919876543210", "क\n".repeat(25_000));
    expect(toChat().length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    expect(await quickestMs(500, toChat)).toBeLessThan(500);
  });
});

test("a call dials the number, toll-free ones without the country code", () => {
  expect(telLink("+919876543210")).toBe("tel:+919876543210");
  expect(telLink("022 2694 7250")).toBe("tel:+912226947250");
  expect(telLink("1800 123 4567")).toBe("tel:18001234567");
  expect(telLink("tel:1;ext=2")).toBeNull();
});

describe("an e-mail", () => {
  test("carries subject and body", () => {
    expect(mailtoLink("asha@example.in")).toBe("mailto:asha@example.in");
    expect(mailtoLink(" asha+home@example.in ", "A & B", "one\ntwo")).toBe(
      "mailto:asha%2Bhome@example.in?subject=A%20%26%20B&body=one%0Atwo",
    );
  });

  test.each([
    "",
    "nobody",
    "a@b",
    "a@b.in?cc=evil@x.in",
    "a@b.in,c@d.in",
    "a b@c.in",
    'a"@c.in',
    "javascript:alert(1)",
    `${"a".repeat(300)}@b.in`,
  ])("is not written to %j", (address) => {
    expect(mailtoLink(address)).toBeNull();
  });

  test("a subject cannot smuggle in a header", () => {
    expect(mailtoLink("a@b.in", "hi\r\nBcc: x@y.in")).toBe(
      "mailto:a@b.in?subject=hi%20Bcc%3A%20x%40y.in",
    );
  });
});

describe("prefilled messages", () => {
  test("a buyer's requirement lists all that was said", () => {
    expect(requirementMessage(requirement)).toBe(
      [
        "Hello, I am looking to buy a property.",
        "Name: Asha Rao",
        "Phone: +91 98765 43210",
        "Property type: residential",
        "Location: Baner, Pune",
        "Budget: 80L-1.2Cr",
        "Requirements: 2 BHK near metro",
      ].join("\n"),
    );
  });

  test("what was left out is said to be so", () => {
    const message = requirementMessage({
      ...requirement,
      propertyType: "",
      location: " ",
      budget: null,
      requirements: undefined,
    });
    expect(message.split("\n").slice(3)).toEqual([
      "Property type: Not specified",
      "Location: Not specified",
      "Budget: Not specified",
      "Requirements: Not provided",
    ]);
  });

  test("a seller's words are a seller's", () => {
    const message = requirementMessage({ ...requirement, listingType: "sell" });
    expect(message).toContain("sell my property");
    expect(message).toContain("Expected price: 80L-1.2Cr");
    expect(message).toContain("Property details: 2 BHK near metro");
  });

  test("an identity number does not travel in the link", () => {
    const message = requirementMessage({ ...requirement, requirements: "id 2345 6789 0124" });
    expect(message).toContain("id XXXX XXXX 0124");
  });

  test("a property's message names title, location, price, company and link", () => {
    const property = { title: "Sea view flat", location: "Worli", priceRange: "₹4 Cr" };
    const url = "https://example.in/property/p1";
    expect(listingMessage({ ...property, companyName: "Kalpa Homes", url, id: "p1" })).toBe(
      [
        "Hello, I am interested in this property.",
        "Property: Sea view flat",
        "Location: Worli",
        "Price range: ₹4 Cr",
        "Company: Kalpa Homes",
        `Link: ${url}`,
        "Property ID: p1",
      ].join("\n"),
    );
    expect(listingMessage(property)).toMatch(/Company: N\/A$/);
  });

  test("a company, the site, and Hindi", () => {
    expect(companyMessage({ name: "Kalpa Homes", url: "https://example.in/company/c1" })).toBe(
      "Hello, I would like to know more about your properties.\nCompany: Kalpa Homes\nLink: https://example.in/company/c1",
    );
    expect(greetingMessage("Aangan")).toContain("Hello Aangan,");
    expect(requirementMessage({ ...requirement, budget: "" }, HINDI_MESSAGES)).toContain(
      "बजट: नहीं बताया",
    );
  });
});
