import { tag, toScriptJson } from './html.ts';
import type { PreviewedAnswer, SharePreview } from './share-previews.ts';

type Data = Record<string, unknown>;

/** Describes the business that a page is about (LocalBusiness). */
const toBusiness = (preview: SharePreview, origin: string): Data[] => {
  if (!preview.business) return [];
  const { name, telephone, email, address, rating } = preview.business;
  return [
    {
      '@type': 'LocalBusiness',
      name,
      description: preview.description,
      url: origin + preview.path,
      ...(preview.image !== undefined && { image: origin + preview.image }),
      ...(telephone && { telephone }),
      ...(email && { email }),
      ...(address && { address }),
      ...(rating && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.stars,
          bestRating: 5,
          reviewCount: rating.count,
        },
      }),
    },
  ];
};

/** Describes the product that a page sells (Product). */
const toProduct = ({ product, title, description, image, path }: SharePreview, origin: string): Data[] =>
  product
    ? [
        {
          '@type': 'Product',
          name: title,
          description,
          sku: product.code,
          category: product.category,
          ...(image !== undefined && { image: [origin + image] }),
          offers: {
            '@type': 'Offer',
            url: origin + path,
            price: product.price,
            priceCurrency: 'KRW',
            itemCondition: 'https://schema.org/NewCondition',
            availability: `https://schema.org/${product.isSoldOut ? 'OutOfStock' : 'InStock'}`,
          },
        },
      ]
    : [];

const toPerson = (name: string): Data => ({ '@type': 'Person', name });

const toAnswer = ({ text, created, author, recommends }: PreviewedAnswer, url: string): Data => ({
  '@type': 'Answer',
  text,
  dateCreated: created,
  upvoteCount: recommends,
  url,
  author: toPerson(author),
});

/** Describes a question of a member with its answers (QAPage). */
function toQuestionPage({ title, text, path, writing, question }: SharePreview, origin: string): Data[] {
  if (!question) return [];
  const url = origin + path;
  const accepted = question.listed.find(({ isAccepted }) => isAccepted);
  return [
    {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: title,
        text,
        answerCount: question.answers,
        upvoteCount: question.recommends,
        dateCreated: writing?.published || undefined,
        ...(writing?.author && { author: toPerson(writing.author) }),
        ...(accepted && { acceptedAnswer: toAnswer(accepted, url) }),
        suggestedAnswer: question.listed.filter((answer) => answer !== accepted).map((answer) => toAnswer(answer, url)),
      },
    },
  ];
}

/** Describes an article, or a frequently asked question; what is not for everybody is said not to be free (Article, FAQPage). */
function toWriting(
  { title, description, text, image, path, writing, isWithheld }: SharePreview,
  origin: string,
): Data[] {
  if (!writing) return [];
  if (writing.kind === 'faq')
    return [
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } }],
      },
    ];
  return [
    {
      '@type': 'Article',
      headline: title,
      description,
      mainEntityOfPage: origin + path,
      datePublished: writing.published || undefined,
      dateModified: writing.changed || undefined,
      author: writing.author ? toPerson(writing.author) : { '@type': 'Organization', name: '단지', url: origin },
      ...(image !== undefined && { image: origin + image }),
      ...(isWithheld && { isAccessibleForFree: false }),
    },
  ];
}

/** Describes the page as search engines read it (schema.org). It is data, which no browser runs. */
export function describeStructure(preview: SharePreview | undefined, origin: string): string[] {
  if (!preview) return [];
  const writings = preview.question ? toQuestionPage(preview, origin) : toWriting(preview, origin);
  return [...toBusiness(preview, origin), ...toProduct(preview, origin), ...writings].map(
    (data) =>
      `${tag('script', { type: 'application/ld+json' })}${toScriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
  );
}
