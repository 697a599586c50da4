import { randomBytes } from "node:crypto";
import { AppError } from "#domain/errors.ts";
import type { Deps } from "#server/deps.ts";
import { hash } from "#server/signing.ts";
import { countAdmins, insertAdmin } from "./repository.ts";

const DEFAULT_ADMIN_EMAIL = "admin@aangan.example";

type FirstAdmin = { email: string | undefined; password: string | undefined };
type Credentials = { email: string; password: string };

export function createAccountService({ db, auth, limits }: Deps) {
  return {
    /** The first start makes the first admin; answers what to sign in with when it made up the password. */
    async ensureAdmin({ email, password }: FirstAdmin): Promise<Credentials | undefined> {
      if ((await countAdmins(db)) > 0) return undefined;
      const made = {
        email: (email ?? DEFAULT_ADMIN_EMAIL).toLowerCase(),
        password: password ?? randomBytes(12).toString("base64url"),
      };
      const passwordHash = await auth.hashPassword(made.password);
      await db.transaction((tx) => insertAdmin(tx, { email: made.email, passwordHash }));
      return password ? undefined : made;
    },

    /** An admin's token. Who is no admin learns no more than who does not exist. */
    async signInAdmin({ email, password }: Credentials, clientAddress: string): Promise<string> {
      const account = hash(email.toLowerCase());
      await limits.use("loginPerAddress", clientAddress);
      await limits.use("loginPerAccount", account);
      const session = await auth.signIn(email, password);
      if (session?.role !== "admin") {
        throw new AppError("UNAUTHENTICATED", "Wrong e-mail or password");
      }
      await limits.forgive("loginPerAccount", account);
      return session.token;
    },

    signOut: (headers: Headers): Promise<void> => auth.signOut(headers),
  };
}
