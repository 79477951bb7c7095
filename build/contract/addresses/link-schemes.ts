/** Schemes a link may have; the sanitizer drops any other address. */
export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms', 'whatsapp'];
