/** A person who sells and lets homes. */

import type { Picture } from "./property.ts";

export type Agent = {
  id: string;
  name: string;
  title: string;
  location: string;
  specialization: string;
  experienceYears: number;
  propertiesSold: number;
  languages: string[];
  description: string;
  badge: string | null;
  phone: string | null;
  portrait: Picture | null;
  company: { id: string; name: string } | null;
};
