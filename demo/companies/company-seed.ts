/** What a company lists: homes it builds, homes of others for sale or rent, workplaces, land. */
export type Trade = "builds" | "resale" | "lets" | "offices" | "shops" | "sheds" | "land";

export type CompanySeed = {
  name: string;
  city: string;
  office: string;
  trades: readonly Trade[];
  /** Name, locality, type of building. */
  projects: readonly string[];
  isVerified: boolean;
  description: string;
};
