/** The company that runs the service, as each page must state it (전자상거래법 §10, §13); an installation sets its own. */
export type Company = {
  name: string;
  representative: string;
  /** Ten digits. */
  businessNumber: string;
  mailOrderNumber: string;
  address: string;
  /** Where users turn to with a question: a telephone number or an e-mail address. */
  contact: string;
  /** Whose servers the service runs on. */
  hosting: string;
};
