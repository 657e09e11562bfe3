import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { PhoneScroller } from '@/components/site/phone-scroller'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'
import { naturallySunnie } from '@/content/naturally-sunnie'
import { productsIn } from '@/content/products'
import { formatMoney } from '@/lib/pricing/money'

/** The six products of the first drop, side by side on a shelf (specification section 2, home). */
export function ShopPromo() {
  const { heading, italic, eyebrow, text, link } = home.shop
  return (
    <Section labelledBy="shop" className="grid grid-cols-1 gap-6 lg:gap-12">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2 lg:items-end">
        <div className="grid gap-3">
          <p className="font-semibold text-pandanus">{eyebrow}</p>
          <Headline id="shop" text={heading} italic={italic} />
        </div>
        <div className="grid justify-items-start gap-5">
          <p className="max-w-prose text-lg">{text}</p>
          <ContentLink link={link} className={buttonVariants({ variant: 'secondary' })} />
        </div>
      </div>
      <div>
        <PhoneScroller labelledBy="shop" until="sm">
          <ul aria-labelledby="shop" className="shelf">
            {productsIn('first-drop').map(({ id, name, price, priceStyle, image }) => (
              <li key={id} className="grid content-start gap-2.5 text-center">
                <Picture picture={image} sizes="(width < 64rem) 30vw, 190px" className="rounded-media bg-shell" />
                <p className="text-sm leading-snug">
                  <span className="font-semibold">{name}</span>{' '}
                  <span className="block tabular-nums">{formatMoney(price, { cents: priceStyle })}</span>
                </p>
              </li>
            ))}
          </ul>
        </PhoneScroller>
        <p className="mt-3 text-xs text-muted">{naturallySunnie.pictureCaption}</p>
      </div>
    </Section>
  )
}
