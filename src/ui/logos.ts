import airtable from 'simple-icons/icons/airtable.svg?symbol';
import anthropic from 'simple-icons/icons/anthropic.svg?symbol';
import baserow from 'simple-icons/icons/baserow.svg?symbol';
import brevo from 'simple-icons/icons/brevo.svg?symbol';
import claude from 'simple-icons/icons/claude.svg?symbol';
import figma from 'simple-icons/icons/figma.svg?symbol';
import gmail from 'simple-icons/icons/gmail.svg?symbol';
import googlecalendar from 'simple-icons/icons/googlecalendar.svg?symbol';
import googlegemini from 'simple-icons/icons/googlegemini.svg?symbol';
import googlemaps from 'simple-icons/icons/googlemaps.svg?symbol';
import googlesheets from 'simple-icons/icons/googlesheets.svg?symbol';
import looker from 'simple-icons/icons/looker.svg?symbol';
import make from 'simple-icons/icons/make.svg?symbol';
import mistralai from 'simple-icons/icons/mistralai.svg?symbol';
import n8n from 'simple-icons/icons/n8n.svg?symbol';
import notion from 'simple-icons/icons/notion.svg?symbol';
import shopify from 'simple-icons/icons/shopify.svg?symbol';
import stripe from 'simple-icons/icons/stripe.svg?symbol';
import supabase from 'simple-icons/icons/supabase.svg?symbol';
import webflow from 'simple-icons/icons/webflow.svg?symbol';
import zapier from 'simple-icons/icons/zapier.svg?symbol';

/** Each a file of its own, which browsers keep. */
const FILES = {
  Airtable: airtable,
  Anthropic: anthropic,
  Baserow: baserow,
  Brevo: brevo,
  Claude: claude,
  Figma: figma,
  Gmail: gmail,
  'Google Agenda': googlecalendar,
  'Google Gemini': googlegemini,
  'Google Maps Platform': googlemaps,
  'Google Sheets': googlesheets,
  'Looker Studio': looker,
  Make: make,
  'Mistral AI': mistralai,
  n8n: n8n,
  Notion: notion,
  Shopify: shopify,
  Stripe: stripe,
  Supabase: supabase,
  Webflow: webflow,
  Zapier: zapier,
};

/**
 * Addresses for `<use>` of logos under a free licence (Simple Icons, CC0), by the names that writers use. A tool that is missing here gets its
 * initials.
 */
export const LOGOS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([name, file]) => [name, `${file}#symbol`]),
);
