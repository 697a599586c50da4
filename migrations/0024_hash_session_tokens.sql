-- Sessions are found by the hash of their token from now on, as signing.ts hash() makes it: SHA-256 in base64url.
-- Whoever is signed in stays signed in: their browser has the token, and its hash is the same.
UPDATE "sessions" SET "token" = translate(rtrim(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '='), '+/', '-_');
