import type { ConsentOccasion } from "../../clinical/consents/consent-occasions.ts";

/**
 * The platform's texts in English. Sources: Regulation (EU) 2016/679, articles 7, 9, 13 and 15 to 22; Oviedo Convention,
 * articles 5 and 6; WHO benchmarks for the practice of acupuncture (2021). Weakness: written for the product and not
 * reviewed by a lawyer; a clinic has them reviewed before it relies on them.
 */
export const CONSENT_TEXTS_EN: Readonly<Record<ConsentOccasion, { title: string; body: string }>> = {
  data_protection: {
    title: "Protection of your personal data",
    body: `{clinic} keeps a record about you so that we can treat you safely. This page says what we keep, why, and what you can ask of us. Please ask about anything that is not clear before you sign.

# What we keep
- Your name, date of birth, contact details and tax number.
- What you tell us about your health, what we find when we examine you, and how we treat you. This can include photos and drawings.
- Your appointments, payments and the messages we send you.

# Why we keep it
- To assess and treat you, and to continue your treatment at the next visit.
- To arrange your appointments and to issue receipts.
- To meet our legal duties, for example to keep clinical and tax records.

# Who sees it
- Only the people at {clinic} who need it for their work. The reception does not see your clinical record.
- Companies that keep our data safe for us. They work under contract and may not use it for anything else.
- Nobody else, unless you ask us to, for example in a letter to your doctor, or the law requires it.

# How long we keep it
We keep your record for as long as you are our patient and after that for as long as the law requires. Then we delete it.

# Your rights
- You can ask to see your data, to receive a copy and to have mistakes corrected.
- You can ask us to delete data or to limit how we use it, unless the law obliges us to keep it.
- You can take this consent back at any time. What was done before remains lawful. Without a record we may not be able to treat you.
- You can complain to the data protection authority of your country.

# Your consent
I, {patient}, have read this information and could ask questions. I agree that {clinic} processes my personal data, including data about my health, as described here.`,
  },
  minor: {
    title: "Treatment of a minor",
    body: `{patient}, born on {birthday}, is below the age of 18. We treat minors only with the agreement of a legal representative.

# What you should know
- You may be present at every appointment, and we ask you to be there at the first one.
- We explain each treatment to the child in words suited to their age and take their wishes seriously. A child who does not want a treatment is not treated.
- Tell us about illnesses, medicines, allergies and vaccinations, and about anything that changes.
- Our treatment does not replace the care of the child's doctor. Please do not stop or change a medicine without speaking to that doctor.
- For some treatments we ask for a separate consent.

# Your consent
I, {representative}, am the legal representative of {patient} and entitled to decide about their treatment. I agree that the professionals of {clinic} assess and treat {patient}. I can take this consent back at any time. It ends when {patient} comes of age, and {patient} then decides for themselves.`,
  },
  acupuncture: {
    title: "Acupuncture",
    body: `In acupuncture thin, sterile needles are put through the skin at chosen points. Each needle is used once. Sometimes a weak electric current is passed through the needles (electroacupuncture), or a very small needle stays in the ear for some days.

# What you may feel
- A short prick, then often a feeling of heaviness, warmth or tingling.
- You may be tired or relaxed afterwards. Wait until you feel well before you drive.

# What can happen
- Often: a little bleeding or a small bruise, short pain at a point.
- Sometimes: dizziness or fainting, mostly at the first treatment; symptoms that are stronger for a day.
- Rarely: an infection of the skin, a needle that bends or breaks, an irritated nerve.
- Very rarely: an injury of an inner organ, for example air around the lung (pneumothorax). Breathlessness or chest pain after a treatment is an emergency: call 112.

# Tell us before the treatment
- If you are or may be pregnant.
- If you have a pacemaker or another implant, epilepsy, a bleeding disorder or a disease of the heart valves.
- If you take medicine that thins the blood.
- If you have an allergy to metal, an infection, a weak immune system, or you fainted when needles were used before.

# Other ways
Acupuncture does not replace a diagnosis or treatment by your doctor. You can choose another treatment or none, and you can stop at any time.

# Your consent
{professional} has explained the treatment to me, and my questions were answered. I, {patient}, agree to be treated with acupuncture at {clinic}. I can take this consent back at any time.`,
  },
  moxa_cupping: {
    title: "Moxa, cupping and heat",
    body: `In moxibustion dried mugwort is burned near the skin or on a needle to warm a point. In cupping, cups are held on the skin by suction, still or moving over oil. A heat lamp warms an area from a distance.

# What you may feel
- Warmth or a pulling of the skin. It should not hurt: say at once if it becomes too hot or too tight.
- The smell and smoke of moxa.

# What can happen
- Often: redness. After cupping, round dark marks that fade in one to two weeks.
- Sometimes: tired muscles, light dizziness.
- Rarely: blisters or a burn, which may leave a scar; irritated skin; trouble breathing because of the smoke.

# Tell us before the treatment
- If you feel heat or pain less than others, for example because of diabetes.
- If you have asthma, wounds, eczema, varicose veins, a thrombosis or a bleeding disorder.
- If you take medicine that thins the blood, or are or may be pregnant.

# Other ways
You can choose another treatment or none, and you can stop at any time.

# Your consent
{professional} has explained the treatment to me, and my questions were answered. I, {patient}, agree to be treated with moxa, cupping or heat at {clinic}. I can take this consent back at any time.`,
  },
  bloodletting: {
    title: "Bloodletting",
    body: `In bloodletting the skin is pricked at a point with a sterile lancet that is used once, and a few drops of blood are let out, sometimes with a cup. The amount is small.

# What can happen
- Often: a small wound, a bruise, short pain.
- Sometimes: dizziness or fainting; bleeding that lasts longer than expected.
- Rarely: an infection, a small scar, a lighter or darker spot on the skin.

# Tell us before the treatment
- If you have a bleeding disorder, anaemia, diabetes or low blood pressure.
- If you take medicine that thins the blood, also aspirin or fish oil.
- If you have an infection that is passed on by blood. We protect you and ourselves in every case; the answer helps us to plan.
- If you are or may be pregnant, or faint when you see blood.

# Afterwards
Keep the place clean and dry for a day. See a doctor if it becomes hot, swollen or keeps bleeding.

# Other ways
You can choose another treatment or none, and you can stop at any time.

# Your consent
{professional} has explained the treatment to me, and my questions were answered. I, {patient}, agree to be treated with bloodletting at {clinic}. I can take this consent back at any time.`,
  },
  osteopathy: {
    title: "Osteopathic treatment",
    body: `In osteopathy joints, muscles and other tissues are examined and treated with the hands. Some techniques are slow and gentle. In a manipulation a joint is moved quickly over a short distance, which can be heard as a click.

# What you may feel
- You may be asked to undress in part. You can keep on what you like, and somebody you trust may be present.
- We say what we are about to do. Say at once if you want us to stop.

# What can happen
- Often: sore muscles, tiredness or a light headache for one or two days.
- Sometimes: symptoms that are stronger for a short time, dizziness.
- Rarely: an irritated nerve, a slipped disc that becomes worse, a broken rib where the bones are weak.
- Very rarely: after manipulation of the neck, an injury of an artery that can lead to a stroke. Sudden strong headache, trouble speaking or seeing, or weakness of an arm or leg is an emergency: call 112.

# Tell us before the treatment
- About accidents, operations, weak bones, cancer, inflamed joints and diseases of the blood vessels.
- About numbness, loss of strength, or trouble holding water or stool.
- If you take medicine that thins the blood or have taken cortisone for long.
- If you are or may be pregnant.

# Other ways
Manipulation can be replaced by gentler techniques. You can choose another treatment or none, and you can stop at any time.

# Your consent
{professional} has explained the treatment to me, and my questions were answered. I, {patient}, agree to osteopathic treatment at {clinic}. I can take this consent back at any time.`,
  },
  herbal: {
    title: "Plants and herbal formulas",
    body: `Medicinal plants and herbal formulas act on the body. They can have unwanted effects, and they can change how your medicines work.

# What can happen
- Sometimes: an upset stomach, loose stool, headache, rash.
- Rarely: an allergic reaction; a medicine that works too strongly or too little; a raised strain on liver or kidneys.
- Yellow skin or eyes, dark urine, a rash with swelling or trouble breathing means: stop at once and see a doctor. In an emergency call 112.

# What we ask of you
- Tell us every medicine and supplement you take, and every change.
- Tell us about allergies and about diseases of the liver, kidneys or heart.
- Tell us if you are or may be pregnant, are breastfeeding, or will have an operation.
- Take what was prescribed as it was prescribed, and do not pass it on.
- Tell your doctor and your pharmacist what you take. Do not stop a prescribed medicine without asking your doctor.

# Other ways
You can choose another treatment or none, and you can stop at any time.

# Your consent
{professional} has explained the treatment to me, and my questions were answered. I, {patient}, agree to be treated with medicinal plants and herbal formulas by {clinic}. I can take this consent back at any time.`,
  },
  photos: {
    title: "Clinical photos",
    body: `Photos help to document findings, for example of the tongue, the skin or the posture, and to compare them over time.

# How we use them
- The photos belong to your clinical record at {clinic}. Only those who treat you see them.
- Where we can, we take them so that you cannot be recognised.
- They are not used for teaching, publication or advertising. For that we would ask you separately.

# Your choice
You can be treated without photos. You can take this consent back at any time; we then take no more photos. Photos that are part of a signed record are kept for as long as the law requires.

# Your consent
I, {patient}, agree that {clinic} takes photos of me for my clinical record.`,
  },
};
