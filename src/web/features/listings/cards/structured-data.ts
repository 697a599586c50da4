import type { Listing } from "#domain/listings/listing.ts";
import { sharePictureUrl } from "#domain/pictures/picture.ts";

/** The listing for search engines, with a price only if it has one. */
export function propertyData(property: Listing, publicUrl: string) {
  const { priceMin, latitude, longitude } = property;
  const url = `${publicUrl}/property/${property.id}`;
  const [picture] = property.images;
  return {
    "@type": "RealEstateListing",
    name: property.title,
    description: property.description,
    url,
    datePosted: property.listedAt,
    ...(picture && { image: publicUrl + sharePictureUrl(picture.id) }),
    ...(priceMin !== null && {
      offers: {
        "@type": "Offer",
        price: priceMin,
        priceCurrency: "INR",
        url,
        availability: "https://schema.org/InStock",
        businessFunction:
          property.purpose === "rent"
            ? "http://purl.org/goodrelations/v1#LeaseOut"
            : "http://purl.org/goodrelations/v1#Sell",
      },
    }),
    contentLocation: {
      "@type": "Place",
      address: property.location,
      ...(latitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    },
  };
}
