import type { ReactNode } from 'react';
import { paths } from '../routes.ts';
import * as css from './ErrorScreen.module.css';

interface ErrorScreenProps {
  title: string;
  message: string;
  link: string;
  children?: ReactNode;
}

/** A screen that replaces a page: it says what happened, and links to the home page. */
export function ErrorScreen({ title, message, link, children }: ErrorScreenProps) {
  return (
    <div className={css.screen}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.message}>{message}</p>
      <p>
        <a className={css.link} href={paths.home}>
          {link}
        </a>
      </p>
      {children}
    </div>
  );
}
