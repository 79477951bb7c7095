/** A writer's way of publishing, without secrets. */
export type PublicationWay = GitWay | SftpWay | FolderWay;

export interface GitWay {
  by: 'git';
  remote: string;
  branch: string;
}

/** A folder of a host that is reached by SFTP. */
export interface SftpWay {
  by: 'sftp';
  host: string;
  port: number;
  user: string;
  /** Path from the login folder, or absolute path. */
  folder: string;
}

export interface FolderWay {
  by: 'folder';
  /** Path from the project's root, or absolute path. */
  folder: string;
}
