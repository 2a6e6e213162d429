export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** What is wrong with each field, in words. */
export type FieldErrors = Partial<Record<'email' | 'password', string>>;

export function validate({ email, password }: Credentials): FieldErrors {
  return {
    ...(!/^\S+@\S+$/.test(email) && {
      email: 'Enter your email address, such as ada@example.com.',
    }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}

/** Stands in for a request to your server: it knows one member, whose password is "feather". */
export async function signIn({ email, password }: Credentials): Promise<boolean> {
  return email === 'cox@example.com' && password === 'feather';
}
