/** Short reviews by rating, of firms in general; none names a person. */

export const REVIEW_TEXTS: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: [
    "Told us about the water problem before we asked. We took the flat anyway.",
    "Papers were ready on the first visit, nothing was hidden.",
    "Registration done in one morning. Very smooth.",
    "They called back when they said they would, every time.",
    "Price on the site was the price in the agreement.",
    "Helped my parents with the loan forms, very patient.",
    "Possession came two weeks early. Finishing is good.",
    "Bahut achha anubhav raha, site visit ke liye gaadi bhi bheji.",
    "Deposit of the old flat came back in full within a week.",
    "The carpet area measured exactly as listed.",
    "Showed only three flats, all three worth seeing.",
    "Surveyor came along and marked the corners. Full marks.",
    "",
  ],
  4: [
    "Good people, site office closes too early.",
    "Flat is as shown. Parking slot is a little tight.",
    "Took two reminders to get the draft agreement, otherwise fine.",
    "Fair price, honest talk. Handover slipped by a month.",
    "Nice project, the approach road is still bad.",
    "Clear about charges. Would have liked a receipt sooner.",
    "Rent agreement was quick. Painting was done after we moved in.",
    "Theek hai, thoda follow-up karna pada.",
    "Knows the area well. Hard to reach on Sundays.",
    "Good stock of offices, photographs should be newer.",
    "",
  ],
  3: [
    "The flat was already taken when we reached. They apologised.",
    "Average. Maintenance was higher than first told.",
    "Polite, but three different people called me.",
    "Work is fine, lift came four months late.",
    "Took long to answer about the parking.",
  ],
};
