-- Trigram matching, for search by parts of words and misspelt places.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
