/** What the site stores about a person, as they see it and may export it. */

type Contact = { name: string | null; phone: string | null; email: string | null };

export type PersonalDataOf = {
  requirements: (Contact & {
    reference: string;
    createdAt: string;
    listingType: string;
    propertyType: string;
    location: string;
    budget: string;
    message: string;
    status: string;
    consentVersion: string;
    deletedOn: string;
  })[];
  inquiries: (Contact & {
    id: string;
    createdAt: string;
    channel: string;
    message: string;
    about: string | null;
    stage: string;
    deletedOn: string;
  })[];
  submissions: (Contact & {
    id: string;
    createdAt: string;
    title: string;
    location: string;
    description: string;
    status: string;
    consentVersion: string;
  })[];
  reports: {
    reference: string;
    createdAt: string;
    email: string | null;
    reason: string;
    detail: string;
    status: string;
  }[];
  newsletter: {
    email: string;
    status: string;
    createdAt: string;
    confirmedAt: string | null;
    consentVersion: string;
  }[];
  /** Message texts are removed once sent; the record that they were sent is retained for a while. */
  messages: {
    createdAt: string;
    sentAt: string | null;
    channel: string;
    recipient: string;
    subject: string;
    status: string;
  }[];
};
