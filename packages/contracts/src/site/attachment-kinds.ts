/** The kinds of files that the server stores as attachments, in words. */
export const ATTACHMENT_KINDS = '이미지, PDF, 한글, 오피스, 텍스트, ZIP';

/** The same for the `accept` of a file input. */
export const ATTACHMENT_ACCEPT = 'image/*,.pdf,.hwp,.hwpx,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.csv,.zip';
