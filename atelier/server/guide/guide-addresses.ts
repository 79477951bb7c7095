/** The name of the guide's page that holds every chapter, to print or to look through. */
export const WHOLE = 'tout';

/** The name of the words that are looked for, in the address of any page of the guide. */
export const QUERY = 'cherche';

/** The id of the heading above what is found. */
export const FOUND = 'trouve';
