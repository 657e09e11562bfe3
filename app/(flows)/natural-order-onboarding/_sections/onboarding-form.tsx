import { LeadForm } from '@/components/forms/lead-form'
import { NaturalOrderOnboardingFields } from '@/components/natural-order/onboarding-fields'
import { OnboardingFormIsland } from '@/components/natural-order/onboarding-form-island'
import { PhotoPart, PhotosByEmail } from '@/components/natural-order/photo-part'
import { RatingBadge } from '@/components/sections/rating-badge'
import { InBrowser } from '@/components/site/in-browser'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { Button, buttonVariants } from '@/components/ui/button'
import { Promised } from '@/components/site/promised'
import { onboardingPage, photoWords } from '@/content/natural-order-onboarding'
import { naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'

/** Delay between the thank-you message and the service's page (specification, section 2), in milliseconds. */
const onwardMs = 2_000

/** Replaces the form once the lead is stored; the visitor is then taken to its link (specification section 2). */
function Thanks() {
  const { heading, text, onward, link } = onboardingPage.thanks
  return (
    <div data-stored-view hidden className="mx-auto max-w-prose text-center">
      <Lino name="posy" className="mx-auto w-36" />
      <h2 tabIndex={-1} className="mt-6 text-h2">
        {heading}
      </h2>
      <p className="mt-4 text-lg">
        <Promised>{text}</Promised>
      </p>
      <p data-photos-toggle className="mt-2 text-muted">
        {onward}
      </p>
      <div data-photos-toggle hidden className="mt-2">
        <p>{photoWords.leftOut}</p>
        <PhotosByEmail words={photoWords} />
      </div>
      <p className="mt-8">
        <a href={link.href} data-onward-ms={onwardMs} className={buttonVariants()}>
          {link.label}
        </a>
      </p>
    </div>
  )
}

/** All six sections of the form on one page, with or without JavaScript. */
export function OnboardingForm() {
  const { draft } = onboardingPage
  return (
    <Section>
      <LeadForm
        form={naturalOrderOnboarding}
        placement="natural-order-onboarding"
        island={<OnboardingFormIsland />}
        id="onboarding-form"
        className="relative"
      >
        <InBrowser>
          <div
            data-draft-kept
            hidden
            role="status"
            className="mb-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-input bg-leaf px-5 py-3 text-sm"
          >
            {draft.kept}{' '}
            <Button variant="link" size="inline" className="min-h-11 text-reef" data-draft-clear>
              {draft.clear}
            </Button>
          </div>
        </InBrowser>
        <NaturalOrderOnboardingFields
          photos={<PhotoPart words={photoWords} />}
          beside={<RatingBadge variant="minimal" />}
        />
      </LeadForm>
      <InBrowser>
        <Thanks />
      </InBrowser>
    </Section>
  )
}
