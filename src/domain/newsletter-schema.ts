import { z } from "zod";

export const subscriptionSchema = z.object({
  email: z
    .string({ error: "Enter your e-mail address" })
    .trim()
    .toLowerCase()
    .pipe(z.email("Enter an e-mail address like name@example.com").max(254)),
});
