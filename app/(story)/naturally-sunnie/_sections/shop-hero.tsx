import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { buttonVariants } from '@/components/ui/button'
import { naturallySunnie } from '@/content/naturally-sunnie'
import { productsIn } from '@/content/products'

// Three products on a shelf in front of a sun, the middle one tallest.
const places = ['w-[30%] lg:w-[29%]', 'w-[36%] lg:w-[37%]', 'w-[30%] lg:w-[29%]']
const shelf = ['bathroom-cleaner', 'kitchen-cleaner', 'terra-botanica-tea-towel']

export function ShopHero() {
  const { eyebrow, heading, italic, text, shopButton, waitlistButton } = naturallySunnie.hero
  const shown = shelf.flatMap((id) => productsIn('first-drop').filter((product) => product.id === id))
  return (
    <section aria-labelledby="shop-title" className="leaf-light relative overflow-clip bg-wattle-tint">
      <div className="relative wrap grid items-end gap-x-12 gap-y-10 pt-10 md:pt-14 lg:min-h-[min(82svh,52rem)] lg:grid-cols-[1fr_1.3fr]">
        <div className="grid justify-items-start gap-5 lg:pb-36">
          <p className="text-sm font-semibold text-reef">{eyebrow}</p>
          <Headline as="h1" id="shop-title" text={heading} italic={italic} highlight />
          <p className="max-w-[34rem] text-lg">{text}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <ContentLink link={shopButton} className={buttonVariants()} />{' '}
            <ContentLink link={waitlistButton} className={buttonVariants({ variant: 'outline' })} />
          </p>
        </div>
        <div className="relative flex items-end justify-center gap-[2%] max-lg:pt-[24%]">
          <span
            aria-hidden="true"
            className="absolute bottom-[-12%] left-1/2 aspect-square w-[78%] -translate-x-1/2 rounded-full bg-wattle"
          />
          {shown.map(({ id, image }, index) => (
            <Picture
              key={id}
              picture={image}
              priority={index === 1}
              sizes="(width < 64rem) 34vw, 17rem"
              ratio={index === 1 ? 'aspect-[0.66]' : 'aspect-[0.74]'}
              className={`relative arch [&.frame-lino_img]:bg-silica ${places[index]}`}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
