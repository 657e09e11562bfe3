/**
 * The specification's figures as delivered (sections 3 and 9), as a person would read them in a price list. They stay
 * as they are: `npm run content:check` lists what has changed since, and nothing else reads them.
 */
const rows = (text: string) => text.trim().split(/\n\s*/)

export const specifiedPrices = {
  /** Size, price without GST and time. */
  services: {
    'daily-glow': rows(`
      Studio $70 1.5 h
      1 bed 1 bath $105 2 h
      2 bed 2 bath $140 2.5 h
      3 bed 2 bath $210 3 h
      4 bed 2 bath $280 4+ h`),
    'full-bloom': rows(`
      Studio $105 2.5 h
      1 bed $140 3 h
      2 bed $210 4 h
      3 bed $280 5 h
      4 bed $350 6+ h`),
    'work-flow': rows(`
      Small office $70 1.5-2 h
      Medium office $140 3-4 h
      Large office $210 5+ h`),
    'five-star-reset': rows(`
      Studio $140 2.5 h
      1 bed $150 3 h
      2 bed $180 4 h
      3 bed $220 5 h
      4 bed $280 6+ h
      Luxury villa $300 6+ h`),
  },
  /** A visit with GST weekly, fortnightly and monthly, and "starting from" a week; "-" is for a quote. */
  wizard: rows(`
    daily-glow studio 61.60 65.45 130.90 32.73
    daily-glow 1b1b 92.40 98.18 196.36 49.09
    daily-glow 2b1b 123.20 130.90 261.80 65.45
    daily-glow 3b2b 184.80 196.36 392.72 98.18
    daily-glow 4b2b 246.40 261.80 523.60 130.90
    daily-glow 5b+ 0.00 0.00 0.00 -
    full-bloom studio 86.63 92.40 98.18 24.55
    full-bloom 1b1b 115.50 123.20 130.90 32.73
    full-bloom 2b1b 173.25 184.80 196.35 49.09
    full-bloom 3b2b 231.00 246.40 261.80 65.45
    full-bloom 4b2b 288.75 308.00 327.25 81.81
    full-bloom 5b+ 0.00 0.00 0.00 -
    work-flow small 60.00 63.75 67.50 16.88
    work-flow medium 123.20 130.90 138.60 34.65
    work-flow large 184.80 196.35 207.90 51.98`),
  /** What a visit costs without GST ("plus") or with it, and the printed saving. */
  plans: rows(`
    daily-glow-weekly $92.40 included 20%
    daily-glow-fortnightly $98.18 included 15%
    full-bloom-weekly $157.50 plus 20%
    full-bloom-fortnightly $168.00 plus 15%
    full-bloom-monthly $178.50 plus 10%
    work-flow-weekly $60.00 included 20%
    work-flow-fortnightly $119.00 plus 15%
    work-flow-monthly $189.00 plus 10%`),
  comparisons: rows(`
    Daily Glow $140 $119 $546
    Full Bloom $210 $168 $1,092`),
  /** Price without GST and time; an extra without a time takes none. */
  builder: rows(`
    Bathroom $45 45 minutes
    Kitchen $55 1 hour
    Bedroom $35 30 minutes
    Living Room $40 45 minutes
    Laundry $25 30 minutes
    Veranda/Balcony $30 30 minutes
    Oven Deep Clean $35 45 minutes
    Fridge Clean Out $25 30 minutes
    Natural Mould Removal $40 30 minutes
    Interior Window Cleaning $30 45 minutes
    TLC Plant Care $45 30 minutes
    Laundry Folding $25 30 minutes
    Outdoor Area Cleaning $40 45 minutes
    Iron Cast Conditioning $50 45 minutes
    Bed Making $15 15 minutes`),
  /** Section, name, size and price, all as printed. */
  products: rows(`
    first-drop Kitchen Cleaner 500ml $14.95
    first-drop Oxygenated Bleach 1 litre $19.95
    first-drop Glass Cleaner 500ml $14.95
    first-drop Floor Cleaner 500ml $14.95
    first-drop Terra Botanica Tea Towel 50x70cm $16.00
    first-drop Bathroom Cleaner 500ml $14.95
    waitlist Dog Wash 500ml $16.95
    waitlist Dish Soap 500ml $14.95
    waitlist Fruit & Vege Wash 500ml $14.95
    waitlist Stainless Cleaner 500ml $14.95
    waitlist Room Spray 300ml $17.95
    waitlist Hand Wash 500ml $18.00
    waitlist Pillow & Linen Spray 250ml $17.95
    waitlist Dishwasher Powder 1kg $19.95
    plant-care Grow Plant Food & Tonic 150ml $14.99
    plant-care Support Slow Release Pellets 250g $14.99
    plant-care House Plant Care Essentials Kit $44.99
    plant-care Protect Spray with Neem 250ml $14.99
    plastic-free Soap Berries Laundry Wash 250g $16
    plastic-free 4 Natural Cleaning Brushes set $44
    plastic-free Eco Friendly Laundry Bundle $33
    plastic-free Re-Usable Cotton Towels roll of 8 $24`),
}
