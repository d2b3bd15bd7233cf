"""`python -m casedepart`: the same as the `casedepart` command."""

from casedepart.cli import main

if __name__ == "__main__":
    main()
