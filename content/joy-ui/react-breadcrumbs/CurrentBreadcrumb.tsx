import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';

export default function CurrentBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs to the loan">
      <Link href="#members">Members</Link>
      <Link href="#member-204">Number 204</Link>
      <Link href="#loan" aria-current="page" color="neutral" textColor="text.primary">
        Loan of May 3
      </Link>
    </Breadcrumbs>
  );
}
