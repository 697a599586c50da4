/** Edits that wait come from inside the listing, which was hidden meanwhile, to a place beside it. */

import { expect, test } from "vitest";
import { afterMigration } from "#test/migration.ts";

const LAST_BEFORE = 15;

const DATA = `
  insert into cities (slug, name, name_hi, state, state_name, latitude, longitude)
  values ('pune', 'Pune', 'पुणे', 'MH', 'Maharashtra', 18.5, 73.8);
  insert into companies (id, name, description, location, contact, email, status)
  values ('gone', 'Gone', 'x', 'Pune', '+919876543210', 'x@y.example', 'suspended');
  insert into media (id, bucket, kind, width, height)
  select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'property-images', 'photo', 10, 10
    from generate_series(1, 3) n;
  insert into properties (id, title, description, location, price_range, features, type, subtype, purpose,
    status, posted_by, city_slug, beds, price_min, amenities, available_from, company_id)
  values ('edited', 'Better title', 'Quiet', 'Baner', '90 L', 'Lift', 'House', 'villa', 'sale',
            'in_review', 'owner', 'pune', 3, 9000000, '{Lift,Pool}', '2026-12-01', null),
         ('new', 'New', 'Quiet', 'Baner', 'x', 'Lift', 'Apartment', 'apartment', 'sale',
            'in_review', 'owner', 'pune', 2, null, '{}', null, null),
         ('held', 'Held', 'Quiet', 'Baner', 'x', 'Lift', 'Apartment', 'apartment', 'sale',
            'in_review', 'company', 'pune', 2, null, '{}', null, 'gone');
  insert into property_images (property_id, position, media_id)
  values ('edited', 0, '00000000-0000-7000-8000-000000000002');
  insert into property_snapshots (property_id, shown)
  values ('edited', jsonb_build_object('title', 'First title', 'type', 'Apartment', 'subtype', 'apartment',
            'purpose', 'sale', 'location', 'Baner', 'priceRange', '80 L', 'features', 'Lift',
            'description', 'Quiet', 'citySlug', 'pune', 'priceMin', 8000000, 'beds', null,
            'areaBasis', 'unknown', 'amenities', jsonb_build_array('Lift'), 'landmarks', '[]'::jsonb,
            'images', jsonb_build_array('00000000-0000-7000-8000-000000000001',
              '00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000009'))),
         ('held', jsonb_build_object('title', 'Held before'))`;

test("a listing whose edit waited is shown again as it was, and its edit waits beside it", async () => {
  await afterMigration({ last: LAST_BEFORE, data: DATA }, async (read) => {
    expect(
      await read(`select id, title, status, type, subtype, beds, price_min, amenities, available_from::text
                    from properties order by id`),
    ).toEqual([
      {
        id: "edited",
        title: "First title",
        status: "live",
        type: "Apartment",
        subtype: "apartment",
        beds: null,
        price_min: 8_000_000,
        amenities: ["Lift"],
        available_from: null,
      },
      expect.objectContaining({ id: "held", title: "Held", status: "in_review" }),
      expect.objectContaining({ id: "new", title: "New", status: "in_review" }),
    ]);
    expect(await read("select property_id, state, values, images from property_revisions")).toEqual(
      [
        {
          property_id: "edited",
          state: "waiting",
          values: {
            title: "Better title",
            type: "House",
            subtype: "villa",
            priceRange: "90 L",
            priceMin: 9_000_000,
            beds: 3,
            amenities: ["Lift", "Pool"],
            availableFrom: "2026-12-01",
          },
          images: ["00000000-0000-7000-8000-000000000002"],
        },
      ],
    );
    // The last of the three pictures is not there any more.
    expect(
      await read("select position, media_id from property_images order by position"),
    ).toMatchObject([
      { position: 0, media_id: "00000000-0000-7000-8000-000000000001" },
      { position: 1, media_id: "00000000-0000-7000-8000-000000000003" },
    ]);
  });
});
