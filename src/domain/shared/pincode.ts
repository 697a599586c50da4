/** What a PIN code tells: the first two digits the state, the first three often the city. */

type Place = { state: string; city: string | null };

const STATES: readonly (readonly [state: string, starts: string])[] = [
  ["Delhi", "11"],
  ["Haryana", "12 13"],
  ["Punjab", "14 15"],
  ["Chandigarh", "160"],
  ["Punjab", "16"],
  ["Himachal Pradesh", "17"],
  ["Ladakh", "194"],
  ["Jammu and Kashmir", "18 19"],
  ["Uttarakhand", "244713 246 247667 248 249 262 263"],
  ["Uttar Pradesh", "20 21 22 23 24 25 26 27 28"],
  ["Rajasthan", "30 31 32 33 34"],
  ["Dadra and Nagar Haveli and Daman and Diu", "396193 396210 396220 396230 362520"],
  ["Gujarat", "36 37 38 39"],
  ["Goa", "403"],
  ["Maharashtra", "40 41 42 43 44"],
  ["Madhya Pradesh", "45 46 47 48"],
  ["Chhattisgarh", "49"],
  ["Telangana", "50"],
  ["Andhra Pradesh", "51 52 53"],
  ["Karnataka", "56 57 58 59"],
  ["Puducherry", "605"],
  ["Tamil Nadu", "60 61 62 63 64"],
  ["Lakshadweep", "682551 682552 682553 682554 682555 682556 682557 682558 682559"],
  ["Kerala", "67 68 69"],
  ["Sikkim", "737"],
  ["Andaman and Nicobar Islands", "744"],
  ["West Bengal", "70 71 72 73 74"],
  ["Odisha", "75 76 77"],
  ["Assam", "78"],
  ["Arunachal Pradesh", "790 791 792"],
  ["Meghalaya", "793 794"],
  ["Manipur", "795"],
  ["Mizoram", "796"],
  ["Nagaland", "797 798"],
  ["Tripura", "799"],
  ["Jharkhand", "814 815 816 825 826 827 828 829 831 832 833 834 835"],
  ["Bihar", "80 81 82 84 85"],
];

const CITIES: readonly (readonly [city: string, starts: string])[] = [
  ["Delhi", "110"],
  ["Gurugram", "122"],
  ["Chandigarh", "160"],
  ["Noida", "2013"],
  ["Lucknow", "226"],
  ["Dehradun", "248"],
  ["Jaipur", "302"],
  ["Ahmedabad", "380"],
  ["Vadodara", "390"],
  ["Surat", "395"],
  ["Thane", "4006"],
  ["Navi Mumbai", "4007"],
  ["Mumbai", "400"],
  ["Goa", "403"],
  ["Pune", "411"],
  ["Nagpur", "440"],
  ["Indore", "452"],
  ["Hyderabad", "500"],
  ["Visakhapatnam", "530"],
  ["Bangalore", "560"],
  ["Mysuru", "570"],
  ["Chennai", "600"],
  ["Coimbatore", "641"],
  ["Kochi", "682"],
  ["Thiruvananthapuram", "695"],
  ["Kolkata", "700"],
  ["Bhubaneswar", "751"],
];

export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** Undefined unless it is the PIN code of a place; the army's, beginning with 9, name none. */
export function placeOfPincode(pincode: string): Place | undefined {
  if (!isPincode(pincode)) return undefined;
  const state = longestMatch(STATES, pincode);
  if (state === undefined) return undefined;
  return { state, city: longestMatch(CITIES, pincode) ?? null };
}

function longestMatch(table: typeof STATES, pincode: string): string | undefined {
  const matching = table.flatMap(([name, starts]) =>
    starts.split(" ").flatMap((start) => (pincode.startsWith(start) ? [{ name, start }] : [])),
  );
  return matching.toSorted((a, b) => b.start.length - a.start.length)[0]?.name;
}
